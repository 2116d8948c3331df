import type { Examples } from '../examples.ts';
import { Carousel } from './carousel.tsx';
import type { CarouselLabels } from './carousel-props.ts';

const labels: CarouselLabels = {
  role: 'carousel',
  slideRole: 'slide',
  slide: '{index} of {count}',
  start: 'Start the slides',
  stop: 'Stop the slides',
  previous: 'Previous slide',
  next: 'Next slide',
  choose: 'Choose a slide',
};

const ports = ['Beypore', 'Muscat', 'Sur', 'Dubai', 'Basra'];
const slides = ports.map((port) => (
  <p key={port}>
    <a href={`#${port.toLowerCase()}`}>{port}</a>
  </p>
));

export const examples: Examples = {
  'moved by hand': (
    <Carousel label="Ports" labels={labels}>
      {slides}
    </Carousel>
  ),
  'moves by itself, in a loop, with markers': (
    <Carousel label="Ports of call" labels={labels} every={3000} markers>
      {slides}
    </Carousel>
  ),
  'nothing to scroll': (
    <Carousel label="One port" labels={labels} every={3000}>
      <p>Beypore</p>
    </Carousel>
  ),
};

import { Island } from '../island/island.tsx';
import CarouselIsland from './carousel.island.tsx';
import type { CarouselProps } from './carousel-props.ts';

/** Slides in a row. Without script it is a list that scrolls sideways; with it, see `CarouselIsland`. */
export function Carousel({ children, ...props }: CarouselProps) {
  return (
    <Island name="carousel" component={CarouselIsland} props={props}>
      {children}
    </Island>
  );
}

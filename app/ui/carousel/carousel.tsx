import { Island } from '../island/island.tsx';
import CarouselIsland from './carousel.island.tsx';
import type { CarouselProps } from './carousel-props.ts';

/** A carousel; without script a list that scrolls sideways. See `CarouselIsland`. */
export function Carousel({ children, ...props }: CarouselProps) {
  return (
    <Island name="carousel" component={CarouselIsland} props={props}>
      {children}
    </Island>
  );
}

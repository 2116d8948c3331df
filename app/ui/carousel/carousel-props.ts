import type { ReactNode } from 'react';

export interface CarouselLabels {
  /** What assistive technology calls the carousel and a slide. */
  role: string;
  slideRole: string;
  /** Template with `{index}` and `{count}`. */
  slide: string;
  start: string;
  stop: string;
  previous: string;
  next: string;
  choose: string;
}

export interface CarouselProps {
  /** Accessible name; without the word carousel. */
  label: string;
  labels: CarouselLabels;
  /** Milliseconds between slides, looping; without it there is no autoplay. */
  every?: number | undefined;
  /** Whether to render a marker for each slide. @default false */
  markers?: boolean;
  /** Whether the controls sit beside the heading on phones; give that heading the class `roomy`. @default false */
  headed?: boolean;
  /** Whether the controls say which slides are in view. @default false */
  counted?: boolean;
  /** Sets `--slides` (visible slides, per viewport) and `--gap`. */
  className?: string | undefined;
  children: ReactNode;
}

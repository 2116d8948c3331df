import type { ReactNode } from 'react';

export interface CarouselLabels {
  /** What assistive technology calls the whole and a part. */
  role: string;
  slideRole: string;
  /** `{index}` and `{count}` are filled in. */
  slide: string;
  start: string;
  stop: string;
  previous: string;
  next: string;
  choose: string;
}

export interface CarouselProps {
  /** Names the carousel; without the word carousel. */
  label: string;
  labels: CarouselLabels;
  /** Milliseconds between slides, the last of which is followed by the first; without it nothing moves by itself. */
  every?: number | undefined;
  /** Whether a row of markers leads to each slide. @default false */
  markers?: boolean;
  /** Whether the controls stand beside the heading above on phones; give that heading the class `roomy`. @default false */
  headed?: boolean;
  /** Sets `--slides` (how many stand side by side, at each viewport) and `--gap`. */
  className?: string | undefined;
  /** One slide each. */
  children: ReactNode;
}

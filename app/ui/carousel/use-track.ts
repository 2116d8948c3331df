import useEmblaCarousel from 'embla-carousel-react';
import { type RefCallback, useEffect, useState } from 'react';

interface TrackState {
  /** Whether script has taken over from plain scrolling. */
  ready: boolean;
  /** Whether there is more than fits. */
  scrolls: boolean;
  selected: number;
  /** Indexes of the slides that can be seen, in whole or in part. Empty until the browser has said so. */
  inView: number[];
  canPrevious: boolean;
  canNext: boolean;
}

export interface Track extends TrackState {
  viewport: RefCallback<HTMLElement>;
  next: () => void;
  previous: () => void;
  goTo: (index: number) => void;
  /** Whether the page reads from right to left. */
  rightToLeft: () => boolean;
}

interface TrackOptions {
  loop: boolean;
  /** Whether slides change without a slide movement. */
  instant: boolean;
}

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

/** Part of a slide that must show for it to count as seen: more than the gap that stands before it. */
const seen = 0.1;

const before: TrackState = {
  ready: false,
  scrolls: true,
  selected: 0,
  inView: [],
  canPrevious: false,
  canNext: true,
};

function read(embla: Embla): TrackState {
  return {
    ready: true,
    scrolls: embla.scrollSnapList().length > 1,
    selected: embla.selectedScrollSnap(),
    inView: embla.slidesInView(),
    canPrevious: embla.canScrollPrev(),
    canNext: embla.canScrollNext(),
  };
}

function isRightToLeft(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dir === 'rtl';
}

/** The moving row of a carousel: dragging, snapping and looping are Embla's; this says where it stands. */
export function useTrack({ loop, instant }: TrackOptions): Track {
  const direction = isRightToLeft() ? 'rtl' : 'ltr';
  const [viewport, embla] = useEmblaCarousel({ loop, align: 'start', direction, inViewThreshold: seen });
  const [state, setState] = useState(before);

  useEffect(() => {
    if (!embla) return undefined;
    const update = (): void => setState(read(embla));
    update();
    embla.on('select', update).on('reInit', update).on('slidesInView', update);
    return () => {
      embla.off('select', update).off('reInit', update).off('slidesInView', update);
    };
  }, [embla]);

  return {
    ...state,
    viewport,
    next: () => embla?.scrollNext(instant),
    previous: () => embla?.scrollPrev(instant),
    goTo: (index) => embla?.scrollTo(index, instant),
    rightToLeft: isRightToLeft,
  };
}

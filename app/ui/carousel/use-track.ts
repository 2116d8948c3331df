import useEmblaCarousel from 'embla-carousel-react';
import { type RefCallback, useEffect, useState } from 'react';

interface TrackState {
  /** Whether script has replaced native scrolling. */
  ready: boolean;
  /** Whether the slides overflow. */
  scrolls: boolean;
  selected: number;
  /** How many slides are wholly in view. */
  whole: number;
  /** Indexes of slides at least partly in view; empty until Embla has reported them. */
  inView: number[];
  canPrevious: boolean;
  canNext: boolean;
}

export interface Track extends TrackState {
  viewport: RefCallback<HTMLElement>;
  next: () => void;
  previous: () => void;
  goTo: (index: number) => void;
  rightToLeft: () => boolean;
}

interface TrackOptions {
  loop: boolean;
  /** Whether slides change without animation. */
  instant: boolean;
}

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

/** Visible share from which a slide counts as in view: more than its leading gap. */
const seen = 0.1;

const before: TrackState = {
  ready: false,
  scrolls: true,
  selected: 0,
  whole: 1,
  inView: [],
  canPrevious: false,
  canNext: true,
};

function wholeSlides(embla: Embla): number {
  const slide = embla.slideNodes()[0]?.getBoundingClientRect().width;
  // Widths are fractions of a pixel, so a slide that just fits may seem to miss by a hair.
  return slide ? Math.max(1, Math.floor(embla.rootNode().clientWidth / slide + 0.05)) : 1;
}

function read(embla: Embla): TrackState {
  return {
    ready: true,
    scrolls: embla.scrollSnapList().length > 1,
    selected: embla.selectedScrollSnap(),
    whole: wholeSlides(embla),
    inView: embla.slidesInView(),
    canPrevious: embla.canScrollPrev(),
    canNext: embla.canScrollNext(),
  };
}

function isRightToLeft(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dir === 'rtl';
}

/** Embla's state as React state; Embla drags, snaps and loops. */
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

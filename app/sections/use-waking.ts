import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Signs that a visitor is about to use what is under the pointer or has focus. */
const signs = ['pointerover', 'pointerdown', 'focusin'] as const;

/** The prerendered sections of the page shown: each is one child of its main element. */
function sectionElements(): Element[] {
  return [...(document.querySelector('main')?.children ?? [])];
}

type Stop = () => void;

/** Wakes each element that comes within `margin` of the window. */
function whenWithin(margin: string, elements: readonly Element[], wake: (index: number) => void): Stop {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        wake(elements.indexOf(target));
      }
    },
    { rootMargin: margin },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/** Until the visitor scrolls only what is in the window wakes; from then on, what is less than a window away. */
function whenNear(elements: readonly Element[], wake: (index: number) => void): Stop {
  let stop = whenWithin('0px', elements, wake);
  const onScroll = (): void => {
    stop();
    stop = whenWithin('100% 0px', elements, wake);
  };
  window.addEventListener('scroll', onScroll, { once: true, passive: true });
  return () => {
    window.removeEventListener('scroll', onScroll);
    stop();
  };
}

function whenTouched(elements: readonly Element[], wake: (index: number) => void): Stop {
  const onSign = ({ target }: Event): void => {
    const index = elements.findIndex((element) => target instanceof Node && element.contains(target));
    if (index >= 0) wake(index);
  };
  // While capturing: React lets no sign out of a section that is still plain HTML.
  const options = { capture: true, passive: true };
  for (const sign of signs) document.addEventListener(sign, onSign, options);
  return () => {
    for (const sign of signs) document.removeEventListener(sign, onSign, options);
  };
}

/**
 * Wakes the sections of a page, each when it comes near the window or is touched, and all of them when the address
 * changes while they stand: what is still plain HTML could not take part in the change.
 * @param count sections on the page
 * @param wake fetches the code of the section with this index; may be called again for one that is awake
 */
export function useWaking(count: number, wake: (index: number) => void): void {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  // Not in an effect: the render of the change waits for these sections, so that its effects come too late.
  if (key !== firstKey) for (let index = 0; index < count; index += 1) wake(index);

  useEffect(() => {
    const elements = sectionElements();
    // An address with a place in it may mean one that only its section knows.
    if (location.hash) for (const index of elements.keys()) wake(index);
    const stops = [whenNear(elements, wake), whenTouched(elements, wake)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [wake]);
}

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { moving } from '../motion/motion.ts';

/** Told to what lies around a place before the window scrolls to it: what is closed opens. */
const revealEvent = 'reveal';

/** The element that a hash names, if there is one. */
export function placeAt(hash: string): HTMLElement | undefined {
  const id = hash.slice(1);
  if (!id) return undefined;
  try {
    return document.getElementById(decodeURIComponent(id)) ?? undefined;
  } catch {
    // A percent sign of its own.
    return document.getElementById(id) ?? undefined;
  }
}

/** Whether a place is closed, or in something closed. */
export function isHidden(place: Element): boolean {
  return (
    place.closest('details:not([open])') !== null || !place.checkVisibility({ visibilityProperty: true })
  );
}

/** Opens whatever a place is hidden in: closed questions, and parts that listen by `useReveal`. */
export function reveal(place: Element): void {
  for (
    let around = place.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  )
    around.open = true;
  if (isHidden(place)) place.dispatchEvent(new Event(revealEvent, { bubbles: true }));
}

/** Scrolls to a place, open. */
export function scrollToPlace(place: Element): void {
  reveal(place);
  place.scrollIntoView({ behavior: moving() ? 'smooth' : 'instant' });
}

/**
 * Opens a part of the page that an address leads into: at once where it did so before script came, and whenever a
 * place inside is to be shown.
 * @param open shows the part before it returns
 */
export function useReveal(part: RefObject<HTMLElement | null>, open: () => void): void {
  const onReveal = useEffectEvent(open);
  useEffect(() => {
    const element = part.current;
    const listener = (): void => onReveal();
    element?.addEventListener(revealEvent, listener);
    // Not within the effect: React cannot render there at once.
    queueMicrotask(() => {
      const place = placeAt(location.hash);
      if (place && element?.contains(place) && isHidden(place)) scrollToPlace(place);
    });
    return () => element?.removeEventListener(revealEvent, listener);
  }, [part]);
}

import { Children, type KeyboardEvent, useState } from 'react';
import { useMoving } from '../motion/use-moving.ts';
import { Control } from '../rotation/control.tsx';
import { Markers, nameOf, namesOf } from '../rotation/markers.tsx';
import { PauseButton } from '../rotation/pause-button.tsx';
import { useHold } from '../rotation/use-hold.ts';
import { useTicker } from '../ticker/ticker.ts';
import type { CarouselProps } from './carousel-props.ts';
import styles from './carousel.module.css';
import { useTrack } from './use-track.ts';

/**
 * A carousel after the ARIA practices: the pause button is the first tab stop, autoplay pauses on hover, on focus and
 * off screen, slides out of view are inert. Without script it is a list that scrolls sideways.
 */
export default function CarouselIsland({
  label,
  labels,
  every,
  markers = false,
  headed = false,
  counted = false,
  className,
  children,
}: CarouselProps) {
  const slides = Children.toArray(children);
  const moving = useMoving();
  const [stopped, setStopped] = useState(false);
  const { held, hold } = useHold();
  const track = useTrack({ loop: every !== undefined && moving, instant: !moving });
  const turning = every !== undefined && moving && !stopped && track.scrolls;

  useTicker(every ?? 0, () => track.next(), turning && !held);

  function onKeyDown(event: KeyboardEvent): void {
    const forward = track.rightToLeft() ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault();
      if (event.key === forward) track.next();
      else track.previous();
    }
  }

  return (
    // Key events bubble here from the controls inside; hover only pauses.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={[styles.carousel, headed && styles.headed, className].filter(Boolean).join(' ')}
      aria-roledescription={labels.role}
      aria-label={label}
      data-ready={track.ready || undefined}
      // Without autoplay there is nothing to pause, so hovering needs no re-render.
      {...(every === undefined ? {} : hold)}
      onKeyDown={onKeyDown}
    >
      <div className={`${styles.controls} scripted`} hidden={!track.scrolls}>
        {every !== undefined && moving ? (
          <PauseButton
            stopped={stopped}
            onToggle={() => setStopped(!stopped)}
            labels={labels}
            className={styles.control}
          />
        ) : null}
        {counted ? (
          <span aria-hidden="true">{namesOf(labels.slide, track.selected, track.whole, slides.length)}</span>
        ) : null}
        <Control
          label={labels.previous}
          onPress={track.previous}
          disabled={!track.canPrevious}
          className={styles.control}
        >
          <span className={styles.back} />
        </Control>
        <Control
          label={labels.next}
          onPress={track.next}
          disabled={!track.canNext}
          className={styles.control}
        >
          <span className={styles.forth} />
        </Control>
      </div>
      <div
        className={styles.viewport}
        ref={track.viewport}
        aria-live={turning ? 'off' : 'polite'}
        aria-atomic="false"
        // Until script takes over, this is a scroll container and needs to be focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={track.ready ? undefined : 0}
      >
        <div className={styles.track}>
          {slides.map((slide, index) => (
            <div
              // Slides never reorder.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              className={styles.slide}
              role="group"
              aria-roledescription={labels.slideRole}
              aria-label={nameOf(labels.slide, index, slides.length)}
              data-active={index === track.selected || undefined}
              inert={track.inView.length > 0 && !track.inView.includes(index)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {markers ? (
        <Markers
          count={slides.length}
          current={track.selected}
          onChoose={track.goTo}
          label={labels.choose}
          itemLabel={labels.slide}
          className={styles.markers}
          hidden={!track.scrolls}
        />
      ) : null}
    </section>
  );
}

import { useEffect, useRef, useState } from 'react';
import { savesData } from '../media/saves-data.ts';
import { useMoving } from '../motion/use-moving.ts';
import { useHold } from '../rotation/use-hold.ts';
import { PlaySign } from '../rotation/control.tsx';
import styles from './video.module.css';

export interface FilmProps {
  video: {
    width: number;
    height: number;
    /** In order of preference. */
    sources: readonly { src: string; type: string }[];
  };
  labels: { play: string; pause: string };
}

/** Calls back once the page has loaded, so that a film never competes with the first viewport. */
function whenLoaded(then: () => void): () => void {
  if (document.readyState === 'complete') {
    const timer = setTimeout(then);
    return () => clearTimeout(timer);
  }
  addEventListener('load', then, { once: true });
  return () => removeEventListener('load', then);
}

/** Milliseconds after a press until its dialog must have opened. */
const pressed = 1000;

/** Whether a dialog covers the page or is about to: a playing film would delay it. */
function useCovered(): boolean {
  const [covered, setCovered] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => setCovered(document.querySelector('dialog:is(:modal, :popover-open)') !== null);
    const onPress = ({ target }: Event): void => {
      if (!(target instanceof Element) || !target.closest('[aria-haspopup="dialog"]')) return;
      setCovered(true);
      clearTimeout(timer);
      timer = setTimeout(look, pressed);
    };
    document.addEventListener('pointerdown', onPress, { passive: true });
    // `toggle` does not bubble.
    document.addEventListener('toggle', look, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('toggle', look, { capture: true });
    };
  }, []);
  return covered;
}

/** The visitor's choice. Pressing play while hovering or focusing overrides the hold until they leave. */
function useChoice(attended: boolean): { stopped: boolean; held: boolean; choose: (play: boolean) => void } {
  const [stopped, setStopped] = useState(false);
  const [insisted, setInsisted] = useState(false);
  if (insisted && !attended) setInsisted(false);
  return {
    stopped,
    held: attended && !insisted,
    choose: (play) => {
      setStopped(!play);
      setInsisted(play);
    },
  };
}

/**
 * A muted loop with a pause button. Fetched once the page has loaded and it is near the viewport; plays only while
 * visible, motion is allowed, and the visitor neither hovers over nor focuses the area in front of it.
 */
export default function Film({ video, labels }: FilmProps) {
  const moving = useMoving();
  const [loaded, setLoaded] = useState(false);
  const { attended, near, hold } = useHold();
  const { stopped, held, choose } = useChoice(attended);
  const element = useRef<HTMLVideoElement>(null);
  const seen = !useCovered() && near;
  const playing = moving && !stopped;

  useEffect(
    () => (moving && seen && !savesData() ? whenLoaded(() => setLoaded(true)) : undefined),
    [moving, seen],
  );
  useEffect(() => {
    // A browser may refuse to play (power saving); the poster or current frame then stays.
    if (playing && seen && !held) element.current?.play().catch(() => undefined);
    else element.current?.pause();
  }, [playing, seen, held, loaded]);

  return (
    <div {...hold} className={styles.film}>
      {loaded ? (
        <>
          {/* Silent, so there is nothing to caption. */}
          <video
            ref={element}
            muted
            loop
            playsInline
            autoPlay={playing}
            width={video.width}
            height={video.height}
            aria-hidden="true"
          >
            {video.sources.map((source) => (
              <source key={source.src} src={source.src} type={source.type} />
            ))}
          </video>
          <button type="button" className={styles.control} onClick={() => choose(!playing)} hidden={!moving}>
            <span className="visually-hidden">{playing ? labels.pause : labels.play}</span>
            <PlaySign stopped={!playing} />
          </button>
        </>
      ) : null}
    </div>
  );
}

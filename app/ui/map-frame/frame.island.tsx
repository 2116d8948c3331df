import { useEffect, useRef, useState } from 'react';
import styles from './map-frame.module.css';

/** Distance from the viewport at which the map starts to load. */
const near = '300px';

/** Whether an element has come near the viewport; stays true. */
function useNear(): [React.RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: near },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isNear];
}

/**
 * Whether a frame's service can be reached; unknown until it has been asked. No browser tells a page that a frame of
 * another site was refused, so the service is asked for its empty answer, which is there to be asked for.
 */
function useReachable(src: string, asked: boolean): boolean | undefined {
  const empty = new URL('/generate_204', src).href;
  const [reachable, setReachable] = useState<boolean>();
  useEffect(() => {
    if (!asked) return undefined;
    const left = new AbortController();
    const { signal } = left;
    fetch(empty, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', signal })
      .then(() => setReachable(true))
      .catch(() => signal.aborted || setReachable(false));
    return () => left.abort();
  }, [empty, asked]);
  return reachable;
}

interface MapServiceFrameProps {
  /** Address of the maps service's frame. */
  src: string;
  /** Names the frame. */
  title: string;
  loading: string;
}

/** The frame of the maps service, loaded once it is near. Where it cannot be had the plan below it stays. */
export default function MapServiceFrame({ src, title, loading }: MapServiceFrameProps) {
  const [element, isNear] = useNear();
  const reachable = useReachable(src, isNear);
  return (
    <div ref={element} className={styles.frame}>
      {reachable === false ? null : <p>{loading}</p>}
      {reachable ? (
        <iframe key={src} src={src} title={title} loading="lazy" referrerPolicy="no-referrer" height="450" />
      ) : null}
    </div>
  );
}

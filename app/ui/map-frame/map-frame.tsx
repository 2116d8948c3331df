import { useEffect, useRef, useState } from 'react';
import { Picture, type PictureProps } from '../picture/picture.tsx';
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

export interface MapFrameProps {
  /** Address of the maps service's frame. */
  src: string;
  /** Names the frame. */
  title: string;
  /** Stand in the place of the map until it has come: a drawn plan, and words over it. */
  plan: PictureProps['picture'];
  loading: string;
}

/**
 * A frame of a third party: not loaded before it is near, and never the only way to the address. Where it cannot be
 * had the plan stays.
 */
export function MapFrame({ src, title, plan, loading }: MapFrameProps) {
  const [element, isNear] = useNear();
  const reachable = useReachable(src, isNear);
  return (
    <div ref={element} className={styles.map}>
      <Picture picture={plan} sizes="(width >= 768px) max(100vw, 1440px), 720px" className={styles.plan} />
      {reachable === false ? null : <p>{loading}</p>}
      {reachable ? (
        <iframe key={src} src={src} title={title} loading="lazy" referrerPolicy="no-referrer" height="450" />
      ) : null}
    </div>
  );
}

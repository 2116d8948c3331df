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
 * Whether the map service can be reached; undefined until known. A blocked cross-origin frame raises no event, so the
 * service's empty response, made for such probes, is fetched first.
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
  src: string;
  title: string;
  loading: string;
}

/** The map service's frame, loaded near the viewport. If it is unreachable the drawn plan below stays visible. */
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

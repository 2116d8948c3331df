import { useEffect, useState } from 'react';
import { useNear } from '../near/use-near.ts';
import styles from './map-frame.module.css';

/**
 * Whether the map service can be reached; undefined until known. A blocked cross-origin frame raises no event, so the
 * service's empty response, made for such probes, is fetched first.
 */
function useReachable(src: string, asked: boolean): boolean | undefined {
  const empty = new URL('/generate_204', src).href;
  const [reachable, setReachable] = useState<boolean>();
  useEffect(() => {
    if (!asked || reachable !== undefined) return;
    fetch(empty, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' }).then(
      () => setReachable(true),
      () => setReachable(false),
    );
  }, [empty, asked, reachable]);
  return reachable;
}

interface MapServiceFrameProps {
  src: string;
  title: string;
  loading: string;
}

/** The map service's frame, loaded near the viewport. If it is unreachable the drawn plan below stays visible. */
export default function MapServiceFrame({ src, title, loading }: MapServiceFrameProps) {
  const { near, ref } = useNear();
  const reachable = useReachable(src, near);
  return (
    <div ref={ref} className={styles.frame}>
      {reachable === false ? null : <p>{loading}</p>}
      {reachable ? (
        <iframe key={src} src={src} title={title} loading="lazy" referrerPolicy="no-referrer" height="450" />
      ) : null}
    </div>
  );
}

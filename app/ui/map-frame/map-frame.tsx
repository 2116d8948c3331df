import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '../picture/picture.tsx';
import styles from './map-frame.module.css';

/** A drawn plan, shown until the map has loaded. */
export function MapPlan({ picture }: Pick<PictureProps, 'picture'>) {
  return (
    <Picture picture={picture} sizes="(width >= 768px) max(100vw, 1340px), 720px" className={styles.plan} />
  );
}

export interface MapFrameProps {
  /** A `MapPlan`. */
  plan: ReactNode;
  /** Overlay: a loading text, then the map. */
  children: ReactNode;
}

/** Frame of a map. The address must also be available as text. */
export function MapFrame({ plan, children }: MapFrameProps) {
  return (
    <div className={styles.map}>
      {plan}
      {children}
    </div>
  );
}

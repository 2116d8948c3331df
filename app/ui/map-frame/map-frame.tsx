import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '../picture/picture.tsx';
import styles from './map-frame.module.css';

/** A drawn plan, which stands in the place of a map until that has come. */
export function MapPlan({ picture }: Pick<PictureProps, 'picture'>) {
  return (
    <Picture picture={picture} sizes="(width >= 768px) max(100vw, 1440px), 1000px" className={styles.plan} />
  );
}

export interface MapFrameProps {
  /** A `MapPlan`. */
  plan: ReactNode;
  /** What comes over it: words until the map has come, and the map. */
  children: ReactNode;
}

/** The place of a map: never the only way to the address. */
export function MapFrame({ plan, children }: MapFrameProps) {
  return (
    <div className={styles.map}>
      {plan}
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '../picture/picture.tsx';
import styles from './map-frame.module.css';

/** A drawn plan, shown until the map has loaded. By default for a frame of 450 px, of the page's width or of half. */
export function MapPlan({
  picture,
  sizes = '(width >= 768px) max(620px, 64vw), 620px',
}: Pick<PictureProps, 'picture'> & { sizes?: string | undefined }) {
  return <Picture picture={picture} sizes={sizes} className={styles.plan} />;
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

import { scene } from 'virtual:brand';
import drawing from '@site/brand/pictures/ending.svg';
import styles from './scene.module.css';

/** How a part of the drawing stands: to scale from one point, as a band of 1440 by 60, or cut to the whole scene. */
const views = {
  point: { width: 1, height: 1 },
  band: { viewBox: '0 0 1440 60', preserveAspectRatio: 'none' },
  field: { viewBox: '0 0 1440 560', preserveAspectRatio: 'xMidYMax slice', className: styles.field },
} as const;

interface SceneProps {
  /** From where it is seen, for `brand/scene.css`. */
  at: string;
  /** Ids of the offices whose parts are shown. */
  offices: readonly string[];
  className?: string | undefined;
}

/** The brand's picture that ends every page, behind the words of what it stands in. Decorative. */
export function Scene({ at, offices, className }: SceneProps) {
  return (
    <div className={[styles.scene, className].filter(Boolean).join(' ')} data-scene={at} aria-hidden="true">
      {scene
        .filter(({ office }) => office === undefined || offices.includes(office))
        .map(({ layer, drawn }) =>
          drawn ? (
            <svg key={layer} {...views[drawn]} data-layer={layer}>
              <use href={`${drawing}#${layer}`} />
            </svg>
          ) : (
            <div key={layer} data-layer={layer} />
          ),
        )}
    </div>
  );
}

import { scene } from 'virtual:brand';
import drawing from '@site/brand/pictures/ending.svg';
import styles from './scene.module.css';

/** How a layer is fitted: unscaled from its origin, as a stretched band of 1440 by 60, or cropped to the scene. */
const views = {
  point: { width: 1, height: 1 },
  band: { viewBox: '0 0 1440 60', preserveAspectRatio: 'none' },
  field: { viewBox: '0 0 1440 560', preserveAspectRatio: 'xMidYMax slice', className: styles.field },
} as const;

interface SceneProps {
  /** Where it is shown, for `brand/scene.css`. */
  at: string;
  /** Ids of the offices whose layers are shown. */
  offices: readonly string[];
  className?: string | undefined;
}

/** The brand's picture at the end of every page, behind text. Decorative. */
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

import type { Picture as PictureData } from '#app/content/model.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './coin-hero.module.css';

interface CoinProps {
  /** Lettering on the rim. */
  flag: string;
  scene: PictureData;
}

/** Half the rim, in a box of 900 by 900. */
const arc = Math.PI * 362;

/** The water and the coin; the page's pictures form the coin's face. */
export function Coin({ flag, scene }: CoinProps) {
  return (
    <>
      <Picture
        picture={scene}
        sizes="(width < 768px) 80vw, (width < 1200px) 1400px, 100vw"
        loading="first"
        className={styles.scene}
      />
      <svg viewBox="0 0 900 900" className={styles.rim}>
        <path id="coin-rim" d="M88 450A362 362 0 0 1 812 450" fill="none" />
        <text fontSize={Math.min(64, Math.round(arc / (flag.length * 0.66)))} textAnchor="middle">
          <textPath href="#coin-rim" startOffset="50%">
            {flag}
          </textPath>
        </text>
      </svg>
    </>
  );
}

import drawing from '@site/brand/pictures/ending.svg';
import styles from './harbour.module.css';

/** Quays that the drawing has, each made for its own side. */
export type Quay = 'malabar' | 'gulf';

/** The quays of an agency's offices. The drawing has two shores: of any other number of offices it shows the open sea. */
export function quaysOf(offices: readonly { quay?: Quay | undefined }[]): readonly Quay[] {
  return offices.length === 2 ? offices.flatMap(({ quay }) => quay ?? []) : [];
}

function Part({ id, className }: { id: string; className: string | undefined }) {
  return (
    <svg className={className} width="1" height="1">
      <use href={`${drawing}#${id}`} />
    </svg>
  );
}

/** A swell as wide as the scene; it reaches down to the next one. */
function Swell({ id, className }: { id: string; className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1440 60" preserveAspectRatio="none">
      <use href={`${drawing}#${id}`} />
    </svg>
  );
}

/**
 * The harbour that ends every page, behind the words of what it stands in. Its colours follow the visitor's hour
 * (`app/styles/hours.css`). Without quays it is the open sea. Decorative.
 */
export function Harbour({ quays, className }: { quays: readonly Quay[]; className?: string | undefined }) {
  return (
    <div className={[styles.scene, className].filter(Boolean).join(' ')} aria-hidden="true">
      <div className={styles.low} />
      <div className={styles.glow} />
      <Part id="stars" className={styles.middle} />
      <Part id="clouds" className={styles.middle} />
      <div className={styles.disc} />
      {quays.includes('malabar') ? <Part id="ghats" className={styles.start} /> : null}
      {quays.includes('gulf') ? <Part id="dunes" className={styles.end} /> : null}
      <div className={styles.sea} />
      <Part id="glints" className={styles.glints} />
      <Swell id="swell-1" className={styles.swell} />
      {quays.includes('malabar') ? <Part id="malabar" className={styles.start} /> : null}
      {quays.includes('gulf') ? <Part id="gulf" className={styles.end} /> : null}
      <div className={styles.shade} />
      <Swell id="swell-2" className={styles.swell2} />
      <Part id="boat" className={styles.boat} />
      <Swell id="swell-3" className={styles.swell3} />
      <Part id="rain" className={styles.middle} />
    </div>
  );
}

/** A swell that runs over the foot of what stands before it, in the colour of what comes below. Decorative. */
export function Crest({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={[styles.crest, className].filter(Boolean).join(' ')}
      viewBox="0 0 1440 60"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <use href={`${drawing}#swell-1`} />
    </svg>
  );
}

import { Link } from '#app/links/link.tsx';
import type { SectionProps } from '../schemas.ts';
import { Action } from './action.tsx';
import styles from './words.module.css';

type LandingHero = SectionProps<'coin-hero' | 'coast-hero'>;

/** A result and its client. */
function Proof({ heading, evidence, href }: NonNullable<LandingHero['proof']>) {
  const words = (
    <>
      <b>{evidence.result}</b> {heading}. {evidence.who}. {evidence.what}
    </>
  );
  return <p className={styles.proof}>{href ? <Link href={href}>{words}</Link> : words}</p>;
}

/** The text below the heading. */
export function Words({ hero, className }: { hero: LandingHero; className: string | undefined }) {
  const { description, proof } = hero;
  return (
    <div className={`${styles.words} ${className}`}>
      <p className={styles.description}>{description}</p>
      <Action {...hero} />
      {proof ? <Proof {...proof} /> : null}
    </div>
  );
}

import { ActionLink, Link } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './words.module.css';

type LandingHero = SectionProps<'coin-hero' | 'coast-hero'>;

/** The first result that a visitor reads, and whose it is. */
function Proof({ heading, evidence, href }: NonNullable<LandingHero['proof']>) {
  const words = (
    <>
      <b>{evidence.result}</b> {heading}. {evidence.who}. {evidence.what}
    </>
  );
  return <p className={styles.proof}>{href ? <Link href={href}>{words}</Link> : words}</p>;
}

/** What stands below the first heading. */
export function Words({ hero, className }: { hero: LandingHero; className: string | undefined }) {
  const { description, tagline, proof, action, actionMore } = hero;
  const { scheduler } = useSite();
  return (
    <div className={`${styles.words} ${className}`}>
      <p className={styles.description}>{description}</p>
      <div className={styles.action}>
        <ActionLink href={scheduler.href} tone="sun" more={actionMore}>
          {scheduler[action]}
        </ActionLink>
        <p>{tagline}</p>
      </div>
      {proof ? <Proof {...proof} /> : null}
    </div>
  );
}

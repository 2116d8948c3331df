import { Link } from '#app/links/link.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './facts.module.css';

interface FactsProps {
  facts: SectionProps<'story-hero'>['facts'];
  className?: string | undefined;
}

/** The facts of a story. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={[styles.facts, className].filter(Boolean).join(' ')}>
      {facts.map(({ label, value, href, result }) => (
        <div key={label} data-result={result}>
          <dt>{label}</dt>
          <dd>{href ? <Link href={href}>{value}</Link> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

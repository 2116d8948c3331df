import { Fragment } from 'react';
import { Link } from './link.tsx';
import styles from './trail.module.css';

export interface TrailProps {
  /** Accessible name. */
  label: string;
  /** Ancestors, from the top down. */
  links: readonly { label: string; href: string }[];
  current: string;
  beside?: { label: string; links: readonly { label: string; href: string }[] } | undefined;
}

/** Breadcrumbs. */
export function Trail({ label, links, current, beside }: TrailProps) {
  return (
    <nav aria-label={label} className={styles.trail}>
      <ol>
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href}>{link.label}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
      {beside ? (
        <p className={styles.beside}>
          {beside.label}
          {beside.links.map((link) => (
            <Fragment key={link.href}>
              {' '}
              <Link {...link} />
            </Fragment>
          ))}
        </p>
      ) : null}
    </nav>
  );
}

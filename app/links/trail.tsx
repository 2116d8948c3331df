import { Link } from './link.tsx';
import styles from './trail.module.css';

export interface TrailProps {
  /** Names the list for assistive technology. */
  label: string;
  /** The pages above, from the top down. */
  links: readonly { label: string; href: string }[];
  /** Name of this page. */
  current: string;
}

/** Where the page stands in the site. */
export function Trail({ label, links, current }: TrailProps) {
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
    </nav>
  );
}

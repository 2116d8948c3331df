import { Link } from '#app/links/link.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './contents.module.css';

/** Anchor links to the answers a reader wants first, below the hero. */
export function Contents({
  contents,
}: Pick<SectionProps<'break-even' | 'coast-hero' | 'seo-hero' | 'web-hero'>, 'contents'>) {
  if (!contents) return null;
  return (
    <div>
      <nav aria-label={contents.label} className={`wrap ${styles.contents}`}>
        {contents.links.map((link) => (
          <Link key={link.href} {...link} />
        ))}
      </nav>
    </div>
  );
}

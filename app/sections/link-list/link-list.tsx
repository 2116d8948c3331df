import { Link } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './link-list.module.css';

/** The pointer stays with the last word. */
function Heading({ label }: { label: string }) {
  const last = label.lastIndexOf(' ') + 1;
  return (
    <h3>
      {label.slice(0, last)}
      <span className={styles.last}>
        {label.slice(last)} <Pointer className={styles.pointer} />
      </span>
    </h3>
  );
}

export default function LinkList({ heading, links }: SectionProps<'link-list'>) {
  return (
    <section className={`${styles.section} band slim on-ink`}>
      <div className="wrap">
        <h2>{heading}</h2>
        <ul>
          {links.map(({ label, href, text, picture }) => (
            <li key={href}>
              <Link href={href} className={styles.link}>
                {picture ? <Picture picture={picture} sizes="120px" className={styles.picture} /> : null}
                <Heading label={label} />
                <p>{text}</p>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

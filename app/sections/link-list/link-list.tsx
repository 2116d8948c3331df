import { Link } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './link-list.module.css';

export default function LinkList({ heading, links }: SectionProps<'link-list'>) {
  return (
    <section className={`${styles.section} ${links.length === 2 ? 'band-start' : 'band'} on-paper`}>
      <div className={`wrap ${styles.columns}`}>
        <h2>{heading}</h2>
        <ul>
          {links.map(({ label, href, text, picture }) => (
            <li key={href}>
              <Link href={href} className={styles.link}>
                <h3>
                  {label} <Pointer className={styles.pointer} />
                </h3>
                <p>{text}</p>
                {picture ? (
                  <Picture
                    picture={picture}
                    sizes="(width >= 1200px) 50vw, (width >= 960px) 38vw, 100vw"
                    className={styles.picture}
                  />
                ) : null}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

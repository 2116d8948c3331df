import { LinkList } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './stamped-hero.module.css';
import { Tiles } from './tiles.tsx';

/** Width class of a line: the fewer letters, the wider they are. */
function cut(line: string): 'wide' | 'middle' | 'narrow' | 'tight' {
  if (line.length <= 12) return 'wide';
  if (line.length <= 15) return 'middle';
  return line.length <= 18 ? 'narrow' : 'tight';
}

export default function StampedHero(props: SectionProps<'stamped-hero'>) {
  const { stamped, heading, text, picture, links } = props;
  return (
    <section className={`${styles.hero} on-sun`}>
      <div className={`wrap ${styles.sheet}`}>
        <div className={styles.measure}>
          <Tiles sentence={stamped} />
          <h1>
            <span className="visually-hidden">{stamped} </span>
            {heading.map((line) => (
              <span key={line} className={styles.line} data-cut={cut(line)}>
                {line}{' '}
              </span>
            ))}
          </h1>
        </div>
      </div>
      <Picture picture={picture} sizes="100vw" className={styles.tape} />
      <div className={`wrap ${styles.foot}`}>
        <p>{text}</p>
        <LinkList links={links} />
      </div>
    </section>
  );
}

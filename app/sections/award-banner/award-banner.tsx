import { TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './award-banner.module.css';

export default function AwardBanner({ heading, picture, awards, link }: SectionProps<'award-banner'>) {
  return (
    <section className={`${styles.section} band-start slim on-sun`}>
      <div className={`wrap ${styles.head}`}>
        <h2>{heading}</h2>
        {link ? (
          <TextLink href={link.href} more={link.more}>
            {link.label}
          </TextLink>
        ) : null}
      </div>
      <div className={styles.scene}>
        <Picture picture={picture} sizes="100vw" className={styles.picture} />
        <ol className={`${styles.awards} wrap`}>
          {awards.map(({ metal, title }) => (
            <li key={title}>
              <b>{metal}</b>
              {title}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

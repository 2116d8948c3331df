import { TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './award-banner.module.css';

export default function AwardBanner({ heading, picture, awards, link }: SectionProps<'award-banner'>) {
  return (
    <section className="band-end on-paper">
      <div className={styles.scene}>
        <Picture picture={picture} sizes="100vw" className={styles.picture} />
        <div className="wrap">
          <h2>{heading}</h2>
        </div>
      </div>
      <div className="wrap">
        <ol className={styles.awards}>
          {awards.map(({ metal, title }) => (
            <li key={title}>
              <b>{metal}</b>
              {title}
            </li>
          ))}
        </ol>
        {link ? (
          <TextLink href={link.href} more={link.more}>
            {link.label}
          </TextLink>
        ) : null}
      </div>
    </section>
  );
}

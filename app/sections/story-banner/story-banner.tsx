import { TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './story-banner.module.css';

export default function StoryBanner({ heading, text, action, picture }: SectionProps<'story-banner'>) {
  return (
    <section className={`${styles.section} on-sand`}>
      <Picture picture={picture} sizes="(width >= 1024px) 62vw, 100vw" className={styles.picture} />
      <div className="wrap">
        <div className={styles.words}>
          <h2>{heading}</h2>
          <p>{text}</p>
          <TextLink href={action.href} more={action.more}>
            {action.label}
          </TextLink>
        </div>
      </div>
    </section>
  );
}

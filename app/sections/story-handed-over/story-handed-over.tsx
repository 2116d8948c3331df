import { TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import { Chapter } from '../story/chapter.tsx';
import styles from './story-handed-over.module.css';

export default function StoryHandedOver(props: SectionProps<'story-handed-over'>) {
  const { ground, heading, picture, bullets, service } = props;
  return (
    <Chapter ground={ground} bleeds={picture !== undefined}>
      <div className={`wrap ${styles.columns}`}>
        {picture ? (
          <Picture picture={picture} sizes="(width >= 1024px) 46vw, 100vw" className={styles.scene} />
        ) : null}
        <h2>{heading}</h2>
        <ul className={styles.bullets}>
          {bullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
        {service ? (
          <p className={styles.service}>
            {service.label}
            <TextLink href={service.href}>{service.title}</TextLink>
          </p>
        ) : null}
      </div>
    </Chapter>
  );
}

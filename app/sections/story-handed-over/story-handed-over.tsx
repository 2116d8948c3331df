import { TextLink } from '#app/links/link.tsx';
import type { SectionProps } from '../schemas.ts';
import { Chapter } from '../story/chapter.tsx';
import styles from './story-handed-over.module.css';

export default function StoryHandedOver(props: SectionProps<'story-handed-over'>) {
  const { ground, heading, bullets, service } = props;
  return (
    <Chapter ground={ground}>
      <div className={`wrap ${styles.columns}`}>
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

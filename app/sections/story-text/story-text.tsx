import { TextLink } from '#app/links/link.tsx';
import { Sail } from '#app/ui/sail/sail.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './story-text.module.css';

export default function StoryText({ paragraphs, heading, bullets, service }: SectionProps<'story-text'>) {
  return (
    <section className="band on-paper">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.paragraphs}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.aside}>
          <h2>{heading}</h2>
          <ul>
            {bullets.map((bullet) => (
              <li key={bullet}>
                <Sail className={styles.mark} />
                {bullet}
              </li>
            ))}
          </ul>
          {service ? (
            <p>
              {service.label}
              <TextLink href={service.href}>{service.title}</TextLink>
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}

import { ActionLink, TextLink } from '#app/links/link.tsx';
import airmail from '#app/ui/airmail/airmail.module.css';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './message.module.css';

export default function Message({ heading, text, links, picture }: SectionProps<'message'>) {
  const [first, ...others] = links;
  return (
    <section className={styles.section}>
      <div className={airmail.edge} />
      <div className={`wrap ${styles.letter}`}>
        <div>
          <h1>{heading}</h1>
          <p className={styles.text}>{text}</p>
          <ul className={styles.links}>
            {first ? (
              <li>
                <ActionLink href={first.href} more={first.more}>
                  {first.label}
                </ActionLink>
              </li>
            ) : null}
            {others.map(({ label, more, href }) => (
              <li key={href}>
                <TextLink href={href} more={more}>
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.posted}>
          <div className={airmail.stamp}>
            <Picture
              picture={picture}
              sizes="(width >= 768px) min(29vw, 480px), min(72vw, 340px)"
              loading="first"
            />
          </div>
          <svg viewBox="0 0 228 96" aria-hidden="true">
            {[12, 30, 48, 66, 84].map((y) => (
              <path key={y} d={`M3 ${y}q18-14 36 0t36 0t36 0t36 0t36 0t36 0`} />
            ))}
          </svg>
        </div>
      </div>
      <div className={airmail.edge} />
    </section>
  );
}

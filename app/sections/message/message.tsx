import { ActionLink, TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './message.module.css';

export default function Message({ heading, text, links, picture }: SectionProps<'message'>) {
  const [first, ...others] = links;
  return (
    <section className={`${styles.section} on-ink`}>
      <Picture
        picture={picture}
        sizes="(width >= 768px) 100vw, 160vw"
        loading="first"
        className={styles.picture}
      />
      <div className="wrap">
        <h1>{heading}</h1>
        <p>{text}</p>
        <ul className={styles.links}>
          {first ? (
            <li>
              <ActionLink href={first.href} more={first.more} tone="sun">
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
    </section>
  );
}

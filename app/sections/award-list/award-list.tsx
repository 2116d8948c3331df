import { ActionLink, TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './award-list.module.css';

export default function AwardList({ heading, awardedFor, awards, closing }: SectionProps<'award-list'>) {
  return (
    <section className={`on-ink ${styles.list}`}>
      <h2 className="wrap">{heading}</h2>
      <ol>
        {awards.map(({ id, metal, title, year, description, trophy, picture, logo, work }) => (
          <li key={id} data-metal={metal}>
            <p className={styles.metal}>
              {metal} {year}
            </p>
            <Picture
              picture={trophy ?? picture}
              sizes="(width >= 768px) 180px, 34vw"
              className={styles.object}
            />
            <h3>{title}</h3>
            <div className={styles.facts}>
              <Picture picture={logo} sizes="200px" className={styles.logo} />
              <p>{description}</p>
              {work ? (
                <p>
                  {awardedFor} <TextLink href={work.href}>{work.heading}</TextLink>
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.closing}>
        <h3>{closing.heading}</h3>
        <p>{closing.text}</p>
        <ActionLink href={closing.action.href} more={closing.action.more} tone="sun">
          {closing.action.label}
        </ActionLink>
      </div>
    </section>
  );
}

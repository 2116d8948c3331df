import { ActionLink, TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './award-list.module.css';

/** Each award with the work that won it: the first as wide as the window, bronze smaller than the rest. */
export default function AwardList({ heading, awardedFor, awards, closing }: SectionProps<'award-list'>) {
  return (
    <section className={`on-ink ${styles.list}`}>
      <h2 className="wrap">{heading}</h2>
      <ol>
        {awards.map(({ id, metal, title, year, description, trophy, scene, picture, logo, work }, index) => (
          <li key={id} id={id} data-metal={metal}>
            <Picture
              picture={scene ?? work?.picture ?? trophy ?? picture}
              sizes={
                metal === 'bronze'
                  ? '(width >= 1024px) 22vw, (width >= 768px) 45vw, 42vw'
                  : `(width >= 768px) ${index ? 29 : 50}vw, 100vw`
              }
              className={styles.picture}
            />
            <div className={styles.words}>
              <div className={styles.head}>
                <p className={styles.plate}>
                  {metal} {year}
                </p>
                {trophy ? (
                  <Picture
                    picture={{ ...trophy, alt: '' }}
                    sizes={index ? '(width >= 1024px) 150px, 120px' : '(width >= 1024px) 240px, 150px'}
                    className={styles.trophy}
                  />
                ) : null}
                <h3>{title}</h3>
              </div>
              <p>{description}</p>
              {work ? (
                <p>
                  {awardedFor} <TextLink href={work.href}>{work.heading}</TextLink>
                </p>
              ) : null}
              <Picture picture={logo} sizes="200px" className={styles.logo} />
            </div>
          </li>
        ))}
      </ol>
      <div id="free" className={styles.closing}>
        <h3>
          {closing.heading.map((phrase) => (
            <span key={phrase}>{phrase} </span>
          ))}
        </h3>
        <p>{closing.text}</p>
        <ActionLink href={closing.action.href} more={closing.action.more} tone="sun">
          {closing.action.label}
        </ActionLink>
      </div>
    </section>
  );
}

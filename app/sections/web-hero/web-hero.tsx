import { ActionLink, Link } from '#app/links/link.tsx';
import { Trail } from '#app/links/trail.tsx';
import { useSite } from '#app/site/site.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Contents } from '../landing-hero/contents.tsx';
import type { SectionProps } from '../schemas.ts';
import launch from './launch.module.css';
import reading from './reading.module.css';
import sheet from './sheet.module.css';
import styles from './web-hero.module.css';

/** The sentence and its price, above the place name as it is built from day to day. */
export default function WebHero(hero: SectionProps<'web-hero'>) {
  const { trail, place = '', heading, price, scene, narrow, stages, scripts, contents } = hero;
  const { scheduler } = useSite();
  const at = heading.indexOf(place);
  return (
    <>
      <section
        className={`${styles.hero} ${sheet.hero} ${reading.hero} ${launch.launch} band-start row on-sand`}
        data-hold=""
      >
        <div className={`wrap ${styles.top}`}>
          {trail ? <Trail {...trail} /> : null}
          <h1 data-long={heading.length > 45 || undefined}>
            {heading.slice(0, at)}
            <span>{place}</span>
            {heading.slice(at + place.length)}
          </h1>
          <div className={styles.ask}>
            <Link href={price.href}>{price.label}</Link>
            <ActionLink href={scheduler.href} tone="ember" more={hero.actionMore}>
              {scheduler[hero.action]}
            </ActionLink>
          </div>
        </div>
        <Picture
          picture={scene}
          sizes="100vw"
          loading="first"
          narrow={{ picture: narrow, below: 768, sizes: '100vw' }}
          className={styles.scene}
        />
        <ol className={styles.stages}>
          {stages.map(({ days, text }) => (
            <li key={days}>
              <b>{days}</b> <span>{text}</span>
            </li>
          ))}
        </ol>
        <div className={`wrap ${styles.terms}`}>
          <p>{hero.description}</p>
          <p>
            {price.terms} {hero.tagline}
          </p>
        </div>
        <ul className={styles.scripts}>
          {scripts.map(({ language, word, text }) => (
            <li key={language} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
              <b>{word}</b>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Contents contents={contents} />
    </>
  );
}

import { ActionLink, Link } from '#app/links/link.tsx';
import { Trail } from '#app/links/trail.tsx';
import { useSite } from '#app/site/site.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Contents } from '../landing-hero/contents.tsx';
import type { SectionProps } from '../schemas.ts';
import { BuiltName } from './built-name.tsx';
import launch from './launch.module.css';
import reading from './reading.module.css';
import sheet from './sheet.module.css';
import styles from './web-hero.module.css';

/** The whole sentence and its price, above the name drawn in letters as large as the days allow. */
export default function WebHero(hero: SectionProps<'web-hero'>) {
  const { trail, place = '', heading, price, scripts, contents, pictures } = hero;
  const { scheduler } = useSite();
  const at = heading.indexOf(place);
  return (
    <>
      <section
        className={`${styles.hero} ${sheet.hero} ${reading.hero} ${launch.launch} band-start row on-white`}
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
        <BuiltName {...hero} />
        <div className={`wrap ${styles.terms}`}>
          <p>{hero.description}</p>
          <p>
            {price.terms} {hero.tagline}
          </p>
        </div>
        <ul className={styles.scripts}>
          {scripts.map(({ language, word, text, action, picture = pictures[0] }) => (
            <li key={language} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
              <b>{word}</b>
              {picture ? <Picture picture={picture} sizes="(width < 768px) 46vw, 24vw" /> : null}
              <p>{text}</p>
              <span>{action}</span>
            </li>
          ))}
        </ul>
      </section>
      <Contents contents={contents} />
    </>
  );
}

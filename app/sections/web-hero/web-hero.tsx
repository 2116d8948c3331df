import { ActionLink, Link } from '#app/links/link.tsx';
import { Trail } from '#app/links/trail.tsx';
import { useSite } from '#app/site/site.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Contents } from '../landing-hero/contents.tsx';
import type { SectionProps } from '../schemas.ts';
import { BuiltName } from './built-name.tsx';
import { Tape } from './tape.tsx';
import styles from './web-hero.module.css';

type Hero = SectionProps<'web-hero'>;

/** Splits the heading before and after the place name. */
function around(heading: string, place: string | undefined): [string, string] {
  const [before = '', after] = place ? heading.split(place) : [];
  return after === undefined ? [heading, ''] : [before, after];
}

/** Screen readers get the whole heading; visually it surrounds the drawn name. */
export default function WebHero(hero: Hero) {
  const { trail, place, heading, price, scripts, contents, pictures } = hero;
  const { scheduler } = useSite();
  const [before, after] = around(heading, place);
  const ending = after.replace(/^[,\s]+/, '');
  return (
    <>
      <section className={`${styles.hero} band-start row on-white`} data-hold="">
        <div className={`wrap ${styles.top}`}>
          {trail ? <Trail {...trail} /> : null}
          <h1>
            {before}
            <span className="visually-hidden">{heading.slice(before.length)}</span>
          </h1>
          <div className={styles.ask}>
            <Link href={price.href}>{price.label}</Link>
            <ActionLink href={scheduler.href} tone="ember" more={hero.actionMore}>
              {scheduler[hero.action]}
            </ActionLink>
            <p>
              {price.terms} {hero.tagline}
            </p>
          </div>
        </div>
        <BuiltName {...hero} />
        <div className={`wrap ${styles.foot}`}>
          {ending ? (
            <p aria-hidden="true" className={styles.ending}>
              {ending}
            </p>
          ) : null}
          <p className={styles.description}>{hero.description}</p>
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
      <Tape parts={hero.parts} />
      <Contents contents={contents} />
    </>
  );
}

import { Fragment, type ReactNode } from 'react';
import { Link } from '#app/links/link.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import ArticleKinds from './article-kinds.island.tsx';
import styles from './article-index.module.css';

/** A word of the heading, with an eye in each o. */
function seeing(word: string): ReactNode[] {
  return word.split(/(o)/).map((part, index) => (part === 'o' ? <span key={index}>{part}</span> : part));
}

/** All articles, newest first, each a cover and its words on the cover's own ground; a year's newest is the largest. */
export default function ArticleIndex({ heading, text, kinds, articles }: SectionProps<'article-index'>) {
  const years = articles.map(({ date }) => date.iso.slice(0, 4));
  return (
    <section className={`${styles.section} on-ink`}>
      <div className={`wrap ${styles.page}`}>
        <h1>
          {heading.split(' ').map((word, index, words) => (
            <Fragment key={index}>
              {index > 0 ? ' ' : ''}
              <span className={index === words.length - 1 ? 'fills' : undefined}>{seeing(word)}</span>
            </Fragment>
          ))}
        </h1>
        <p className={styles.text}>{text}</p>
        <Island
          name="article-kinds"
          component={ArticleKinds}
          props={{ ...kinds, types: articles.map(({ type }) => type), years }}
        >
          {articles.map(
            ({ href, title, type, byline, date, takeaway, minutes, picture, upright = picture }, index) => {
              const large = years[index] !== years[index - 1];
              return (
                <div key={href} data-ground={picture.color} className={styles.ground}>
                  <Link href={href} className={`${styles.article} zooms`}>
                    <Picture
                      picture={picture}
                      sizes={`(width >= 768px) ${large ? 65 : 50}vw, 128vw`}
                      loading={index === 0 ? 'first' : 'lazy'}
                      narrow={{ picture: upright, below: 768, sizes: '100vw' }}
                      className={styles.picture}
                    />
                    <div className={styles.words}>
                      <p className={styles.meta}>
                        <b>{type}</b>
                        <time dateTime={date.iso}>{date.label}</time>
                      </p>
                      <h2>{title}</h2>
                      <p className={styles.takeaway}>{takeaway}</p>
                      <p className={styles.byline}>
                        {byline ? <b>{byline}</b> : null} {minutes}
                      </p>
                    </div>
                  </Link>
                </div>
              );
            },
          )}
        </Island>
      </div>
    </section>
  );
}

import { useId } from 'react';
import { Link } from '#app/links/link.tsx';
import Contents from '#app/ui/contents/contents.island.tsx';
import { Expander } from '#app/ui/expander/expander.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './article-body.module.css';

type Body = SectionProps<'article-body'>;

function Side({ picture }: { picture: Body['sides'][number] | undefined }) {
  return picture ? (
    <Picture
      picture={picture}
      sizes="(width >= 1440px) calc(50vw - 370px), (width >= 1024px) 25vw, 1px"
      className={styles.side}
    />
  ) : null;
}

export default function ArticleBody({ lead, opening, body, contents, sections, sides, more, less }: Body) {
  const id = useId();
  /** Pictures are as far apart as their number allows. */
  const beside = (chapter: number) =>
    sides.findLast((_, side) => side > 0 && Math.floor((side * body.length) / sides.length) === chapter);

  return (
    <section className={`${styles.section} band slim on-white`}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.contents}>
          {sections.length > 1 ? (
            <Island name="contents" component={Contents} props={{ label: contents, sections }} />
          ) : null}
        </div>
        <div className={`${styles.text} ${styles.intro}`}>
          <Side picture={sides[0]} />
          <p className={styles.lead}>{lead}</p>
          <Prose blocks={opening} Link={Link} />
        </div>
        <div id={id} className={`${styles.text} ${styles.body}`} data-state="closed">
          {body.map((chapter, index) => (
            <div key={index} className={styles.chapter}>
              <Side picture={beside(index)} />
              <Prose blocks={chapter} Link={Link} />
            </div>
          ))}
        </div>
        <Expander
          controls={id}
          more={more}
          less={less}
          className={styles.toggle}
          pointerClass={styles.pointer}
        />
      </div>
    </section>
  );
}

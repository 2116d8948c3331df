import { useId } from 'react';
import { Link } from '#app/links/link.tsx';
import Contents from '#app/ui/contents/contents.tsx';
import { Expander } from '#app/ui/expander/expander.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './article-body.module.css';

type Body = SectionProps<'article-body'>;

function Sides({ pictures }: { pictures: Body['sides'] }) {
  return pictures.map((picture) => {
    // As high as the upright ones, a broad one is wider than its box.
    const width = picture.width > picture.height ? 'min(37vw, 520px)' : 'min(24vw, 330px)';
    return (
      <Picture
        key={picture.fallback.src}
        picture={picture}
        sizes={`(width >= 1024px) ${width}, 1px`}
        className={styles.side}
      />
    );
  });
}

export default function ArticleBody({ lead, opening, body, contents, sections, sides, more, less }: Body) {
  const id = useId();
  const first = sides.filter((_, index) => index % 2 === 0);
  const second = sides.filter((_, index) => index % 2 === 1);

  return (
    <section className={`${styles.section} band slim on-white`}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.before}>
          <div>
            {sections.length > 1 ? (
              <Island name="contents" component={Contents} props={{ label: contents, sections }} />
            ) : null}
          </div>
          <Sides pictures={second} />
        </div>
        <div className={`${styles.text} ${styles.intro}`}>
          <p className={styles.lead}>{lead}</p>
          <Prose blocks={opening} Link={Link} />
        </div>
        <div className={styles.after}>
          <Sides pictures={first} />
        </div>
        <div id={id} className={`${styles.text} ${styles.body}`} data-state="closed">
          {body.map((chapter, index) => (
            <div key={index} className={styles.chapter}>
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

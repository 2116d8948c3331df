import { useId } from 'react';
import { Link } from '#app/links/link.tsx';
import { Expander } from '#app/ui/expander/expander.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './article-body.module.css';

function Sides({ pictures }: { pictures: SectionProps<'article-body'>['sides'] }) {
  return (
    <div className={styles.sides}>
      {pictures.map((picture) => {
        // As high as the upright ones, a broad one is wider than its box.
        const width = picture.width > picture.height ? 'min(34vw, 484px)' : 'min(22vw, 312px)';
        return (
          <Picture
            key={picture.fallback.src}
            picture={picture}
            sizes={`(width >= 1024px) ${width}, 1px`}
            className={styles.side}
          />
        );
      })}
    </div>
  );
}

export default function ArticleBody({
  lead,
  body,
  sides,
  related,
  more,
  less,
}: SectionProps<'article-body'>) {
  const id = useId();
  const left = sides.filter((_, index) => index % 2 === 0);
  const right = sides.filter((_, index) => index % 2 === 1);

  return (
    <section className={`${styles.section} band on-white`}>
      <div className={`wrap ${styles.columns}`}>
        <Sides pictures={left} />
        <div className={styles.text}>
          <p className={styles.lead}>{lead}</p>
          <div id={id} className={styles.body} data-state="closed">
            <Prose blocks={body} Link={Link} />
          </div>
          <Expander
            controls={id}
            more={more}
            less={less}
            className={styles.toggle}
            pointerClass={styles.pointer}
          />
          {related.length > 0 ? (
            <dl className={styles.related}>
              {related.map(({ label, title, href }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <Link href={href}>{title}</Link>
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
        <Sides pictures={right} />
      </div>
    </section>
  );
}

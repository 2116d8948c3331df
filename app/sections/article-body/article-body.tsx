import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { useReveal } from '#app/ui/reveal/reveal.ts';
import { Sail } from '#app/ui/sail/sail.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './article-body.module.css';
import { useExpansion } from './use-expansion.ts';

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
  const { state, expanded, toggle, open } = useExpansion();
  const section = useRef<HTMLElement>(null);
  const left = sides.filter((_, index) => index % 2 === 0);
  const right = sides.filter((_, index) => index % 2 === 1);
  useReveal(section, () => flushSync(open));

  function onToggle(): void {
    // The text above the button vanishes: without this the visitor would be left somewhere below the article.
    if (expanded) section.current?.scrollIntoView({ behavior: 'instant' });
    toggle();
  }

  return (
    <section ref={section} className={`${styles.section} band on-white`}>
      <div className={`wrap ${styles.columns}`}>
        <Sides pictures={left} />
        <div className={styles.text}>
          <p className={styles.lead}>{lead}</p>
          <div id={id} className={styles.body} data-state={state}>
            <Prose blocks={body} Link={Link} />
          </div>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={expanded}
            aria-controls={id}
            onClick={onToggle}
          >
            {expanded ? less : more}
            <Sail className={styles.pointer} />
          </button>
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

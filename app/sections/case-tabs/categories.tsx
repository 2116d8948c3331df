import { type ReactNode, useId } from 'react';
import type { CaseStudy } from '#app/content/model.ts';
import { Link } from '#app/links/link.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { tabs as tabsOf } from '#app/ui/tabs/tabs.ts';
import type { SectionProps } from '../schemas.ts';
import styles from './categories.module.css';
import { nearFirst } from './near-first.ts';

interface CategoriesProps extends Omit<SectionProps<'case-tabs'>, 'type'> {
  /** Class of a category's list. */
  className: string | undefined;
  /** Renders a case; `main` is true for the first of its category. */
  children: (study: CaseStudy, main: boolean) => ReactNode;
}

/** Case studies in tabs; the selected tab completes the lead-in sentence. */
export function Categories(props: CategoriesProps) {
  const { heading, leadIn, tabs: categories, note, also, first, className, children } = props;
  const tabs = tabsOf(useId());
  return (
    <section className="band slim on-paper" id="case-studies">
      <div className="wrap">
        <h2>{heading}</h2>
        <div className={styles.head}>
          <p className={styles.leadIn}>{leadIn}</p>
          <div {...tabs.list(heading)} className={`${styles.list} ${tabs.listClass}`}>
            {categories.map(({ id, label }, index) => (
              <button key={id} {...tabs.tab(index)}>
                {label}
              </button>
            ))}
          </div>
        </div>
        {categories.map(({ id, label, cases }, index) => (
          <div key={id} {...tabs.panel(index)}>
            <p className={styles.label}>{label}</p>
            <ul className={className}>
              {nearFirst(cases, first).map((study, place) => children(study, place === 0))}
              {also && index === 0 ? (
                <li className={styles.also}>
                  <Prose blocks={also} Link={Link} />
                </li>
              ) : null}
            </ul>
          </div>
        ))}
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
    </section>
  );
}

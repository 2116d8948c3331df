import { useId } from 'react';
import type { CaseStudy } from '#app/content/model.ts';
import { Link } from '#app/links/link.tsx';
import { Evidence } from '#app/ui/evidence/evidence.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Result } from '#app/ui/result/result.tsx';
import { tabs as tabsOf } from '#app/ui/tabs/tabs.ts';
import type { SectionProps } from '../schemas.ts';
import styles from './case-tabs.module.css';
import { nearFirst } from './near-first.ts';

type CaseTabsProps = SectionProps<'case-tabs'>;

/** @param main whether it is the first of its tab, which is as wide as the page */
function Case({ study, main }: { study: CaseStudy; main: boolean }) {
  const { title, description, date, picture, evidence, href } = study;
  return (
    <li className={styles.case} data-main={main || undefined}>
      <Picture
        picture={picture}
        sizes={main ? '(width >= 1024px) 60vw, 100vw' : '(width >= 1024px) clamp(130px, 12vw, 190px), 112px'}
        className={styles.picture}
      />
      <div className={styles.words}>
        {evidence?.result && evidence.figure ? (
          <Result result={evidence.result} figure={evidence.figure} />
        ) : null}
        <time dateTime={date.iso}>{date.label}</time>
        <h3>{href ? <Link href={href}>{title}</Link> : title}</h3>
        <p>{description}</p>
        {evidence ? <Evidence who={evidence.who} what={evidence.what} /> : null}
      </div>
    </li>
  );
}

export default function CaseTabs({ heading, leadIn, tabs: categories, note, first }: CaseTabsProps) {
  const tabs = tabsOf(useId());
  return (
    <section className="band slim on-paper">
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
        {note ? <p className={styles.note}>{note}</p> : null}
        {categories.map(({ id, label, cases }, index) => (
          <div key={id} {...tabs.panel(index)}>
            <p className={styles.label}>{label}</p>
            <ul className={styles.cases}>
              {nearFirst(cases, first).map((study, place) => (
                <Case key={study.title} study={study} main={place === 0} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

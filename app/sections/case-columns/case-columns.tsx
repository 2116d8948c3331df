import { useId } from 'react';
import type { CaseStudy } from '#app/content/model.ts';
import { Link } from '#app/links/link.tsx';
import { Evidence } from '#app/ui/evidence/evidence.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Result } from '#app/ui/result/result.tsx';
import { tabs as tabsOf } from '#app/ui/tabs/tabs.ts';
import type { SectionProps } from '../schemas.ts';
import { nearFirst } from '../case-tabs/near-first.ts';
import styles from './case-columns.module.css';

/** What came of it, above what was made; the rows of all cases are on one line. */
function Case({ study }: { study: CaseStudy }) {
  const { title, description, date, picture, evidence, href } = study;
  return (
    <li className={styles.case}>
      <div className={styles.result}>
        {evidence?.result && evidence.figure ? (
          <Result result={evidence.result} figure={evidence.figure} />
        ) : null}
      </div>
      <Picture picture={picture} sizes="(width >= 1024px) 32vw, 84vw" className={styles.picture} />
      <div className={styles.words}>
        <h3>{href ? <Link href={href}>{title}</Link> : title}</h3>
        <p>{description}</p>
        <time dateTime={date.iso}>{date.label}</time>
        {evidence ? <Evidence who={evidence.who} what={evidence.what} /> : null}
      </div>
    </li>
  );
}

export default function CaseColumns(props: SectionProps<'case-columns'>) {
  const { heading, leadIn, tabs: categories, first } = props;
  const tabs = tabsOf(useId());
  return (
    <section className="band slim on-paper">
      <div className="wrap">
        <h2>{heading}</h2>
        <p className={styles.leadIn}>{leadIn}</p>
        <div {...tabs.list(heading)} className={`${styles.list} ${tabs.listClass}`}>
          {categories.map(({ id, label }, index) => (
            <button key={id} {...tabs.tab(index)}>
              {label}
            </button>
          ))}
        </div>
        {categories.map(({ id, label, cases }, index) => (
          <div key={id} {...tabs.panel(index)}>
            <p className={styles.label}>{label}</p>
            <ul className={styles.cases}>
              {nearFirst(cases, first).map((study) => (
                <Case key={study.title} study={study} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

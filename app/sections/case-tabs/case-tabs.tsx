import type { CaseStudy } from '#app/content/model.ts';
import { Link } from '#app/links/link.tsx';
import { Evidence } from '#app/ui/evidence/evidence.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Result } from '#app/ui/result/result.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './case-tabs.module.css';
import { Categories } from './categories.tsx';

/** @param main whether it is the first of its tab, shown at full width */
function Case({ study, main }: { study: CaseStudy; main: boolean }) {
  const { title, description, date, picture, evidence, href } = study;
  return (
    <li className={styles.case} data-main={main || undefined}>
      <Picture
        picture={picture}
        sizes={main ? '(width >= 1024px) 60vw, 100vw' : '(width >= 1024px) 24vw, 64vw'}
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

export default function CaseTabs(props: SectionProps<'case-tabs'>) {
  return (
    <Categories {...props} className={styles.cases}>
      {(study, main) => <Case key={study.title} study={study} main={main} />}
    </Categories>
  );
}

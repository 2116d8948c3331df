import type { CaseStudy } from '#app/content/model.ts';
import { Link } from '#app/links/link.tsx';
import { Evidence } from '#app/ui/evidence/evidence.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Result } from '#app/ui/result/result.tsx';
import type { SectionProps } from '../schemas.ts';
import { Categories } from '../case-tabs/categories.tsx';
import styles from './case-columns.module.css';

/** A case: its picture beside its title, result and client. The main one is large. */
function Case({ study, main }: { study: CaseStudy; main: boolean }) {
  const { title, description, date, picture, evidence, href } = study;
  return (
    <li className={styles.case}>
      <Picture
        picture={picture}
        sizes={main ? '(width >= 768px) 56vw, 100vw' : '(width >= 1360px) 20vw, (width >= 768px) 40vw, 36vw'}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h3>{href ? <Link href={href}>{title}</Link> : title}</h3>
        {evidence?.result && evidence.figure ? (
          <Result result={evidence.result} figure={evidence.figure} />
        ) : null}
        <p>{description}</p>
        <div className={styles.facts}>
          <time dateTime={date.iso}>{date.label}</time>
          {evidence ? <Evidence who={evidence.who} what={evidence.what} /> : null}
        </div>
      </div>
    </li>
  );
}

export default function CaseColumns(props: SectionProps<'case-columns'>) {
  return (
    <Categories {...props} className={styles.cases}>
      {(study, main) => <Case key={study.title} study={study} main={main} />}
    </Categories>
  );
}

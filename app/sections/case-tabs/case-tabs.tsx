import type { CaseStudy } from '#app/content/model.ts';
import { Link } from '#app/links/link.tsx';
import { Evidence } from '#app/ui/evidence/evidence.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Result } from '#app/ui/result/result.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './case-tabs.module.css';
import { Categories } from './categories.tsx';

const sizes = {
  main: '(width >= 1024px) 60vw, 100vw',
  small: '(width >= 1024px) 16vw, 104px',
};

/** @param as the first of its tab is shown at full width */
function Case({ study, as }: { study: CaseStudy; as: keyof typeof sizes }) {
  const { title, description, date, picture, evidence, href } = study;
  return (
    <li className={styles.case} data-main={as === 'main' || undefined}>
      <Picture picture={picture} sizes={sizes[as]} className={styles.picture} />
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
      {(study, main) => <Case key={study.title} study={study} as={main ? 'main' : 'small'} />}
    </Categories>
  );
}

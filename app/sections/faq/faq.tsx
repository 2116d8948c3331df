import { useId } from 'react';
import { slugOf } from '#app/content/slug.ts';
import { Link } from '#app/links/link.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './faq.module.css';

type Question = SectionProps<'faq'>['questions'][number];

function Questions({ questions, group, open }: { questions: Question[]; group: string; open: boolean }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }, index) => (
        <Disclosure
          key={question}
          id={`faq-${slugOf(question)}`}
          summary={question}
          group={group}
          defaultOpen={open && index === 0}
        >
          {/* A long answer scrolls, and a scroll container must be focusable. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={styles.answer} tabIndex={0}>
            <Prose blocks={answer} Link={Link} />
          </div>
        </Disclosure>
      ))}
    </div>
  );
}

/** One answer is open at a time, initially the first; clicking an open question closes it. */
export default function Faq({ heading, rest, questions }: SectionProps<'faq'>) {
  const group = useId();
  const first = rest ? 3 : questions.length;
  return (
    <section className={`${styles.section} band slim on-paper ${rest ? '' : 'half-start'}`} id="questions">
      <div className={`wrap ${styles.columns}`}>
        <h2>{heading}</h2>
        <div className={rest ? styles.first : undefined}>
          <Questions questions={questions.slice(0, first)} group={group} open />
        </div>
        {rest ? (
          <div className={`${styles.rest} on-ink`}>
            <p>{rest}</p>
            <Questions questions={questions.slice(first)} group={group} open={false} />
          </div>
        ) : null}
      </div>
    </section>
  );
}

import { useId } from 'react';
import { slugOf } from '#app/content/slug.ts';
import { Link } from '#app/links/link.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './faq.module.css';

type Question = SectionProps<'faq'>['questions'][number];

/** Questions of which more would make a list longer than a screen: they stand in two columns. */
const most = 8;

interface ListProps {
  questions: readonly Question[];
  group: string;
  /** The one that is open at the start. */
  open?: Question | undefined;
}

function List({ questions, group, open }: ListProps) {
  return (
    <div className={styles.questions}>
      {questions.map((entry) => (
        <Disclosure
          key={entry.question}
          id={`faq-${slugOf(entry.question)}`}
          summary={entry.question}
          group={group}
          defaultOpen={entry === open}
        >
          {/* An answer that is higher than its area scrolls, and the keyboard must reach what scrolls. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={styles.answer} tabIndex={0}>
            <Prose blocks={entry.answer} Link={Link} />
          </div>
        </Disclosure>
      ))}
    </div>
  );
}

/** One answer is open at a time, the first at the start; a press on an open question closes it. */
export default function Faq({ heading, questions }: SectionProps<'faq'>) {
  const group = useId();
  const [open] = questions;
  const half = Math.floor(questions.length / 2);
  const long = questions.length > most;
  return (
    <section className={`band slim ${long ? 'on-white' : 'on-paper half-start'}`}>
      <div className={`wrap ${styles.columns} ${long ? styles.long : ''}`}>
        <h2>{heading}</h2>
        <List questions={long ? questions.slice(0, half) : questions} group={group} open={open} />
        {long ? <List questions={questions.slice(half)} group={group} /> : null}
      </div>
    </section>
  );
}

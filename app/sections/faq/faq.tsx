import { useId } from 'react';
import { slugOf } from '#app/content/slug.ts';
import { Link } from '#app/links/link.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './faq.module.css';

/** One answer is open at a time, initially the first; clicking an open question closes it. */
export default function Faq({ heading, questions }: SectionProps<'faq'>) {
  const group = useId();
  return (
    <section className={`${styles.section} band slim on-paper half-start`} id="questions">
      <div className={`wrap ${styles.columns}`}>
        <h2>{heading}</h2>
        <div>
          <div className={styles.questions}>
            {questions.map(({ question, answer }, index) => (
              <Disclosure
                key={question}
                id={`faq-${slugOf(question)}`}
                summary={question}
                group={group}
                defaultOpen={index === 0}
              >
                {/* A long answer scrolls, and a scroll container must be focusable. */}
                {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
                <div className={styles.answer} tabIndex={0}>
                  <Prose blocks={answer} Link={Link} />
                </div>
              </Disclosure>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

import { useId } from 'react';
import { proseText } from '#app/content/prose.ts';
import type { Prose as Blocks } from '#app/content/shapes.ts';
import { slugOf } from '#app/content/slug.ts';
import { Link } from '#app/links/link.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './faq.module.css';

/** Letters of an answer that ten lines hold on the narrowest phones; a longer one may scroll there. */
const fitting = 280;

const mayScroll = (answer: Blocks): boolean => answer.length > 1 || proseText(answer).length > fitting;

/** A scroll container must be focusable, and what has focus needs a name. */
const scroller = (label: string) => ({ role: 'group', 'aria-label': label, tabIndex: 0 });

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
                <div className={styles.answer} {...(mayScroll(answer) && scroller(question))}>
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

import { useId } from 'react';
import { Island } from '#app/ui/island/island.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './click-sum.module.css';
import Sliders from './sliders.island.tsx';
import { inWords } from './sum.ts';

export default function ClickSum(props: SectionProps<'click-sum'>) {
  const { type: _type, heading, text, sentence, ...sum } = props;
  const { margin, closed, click } = sum;
  const example = { margin: margin.start, closed: closed.start, click: click.start };
  return (
    <section className="band slim on-paper">
      <div className="wrap">
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <p className={styles.sentence}>{inWords(sentence, example, sum)}</p>
        <Island name="sliders" component={Sliders} props={{ id: useId(), ...sum }} />
      </div>
    </section>
  );
}

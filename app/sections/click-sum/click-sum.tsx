import { useId } from 'react';
import { Island } from '#app/ui/island/island.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './click-sum.module.css';
import Sliders from './sliders.island.tsx';
import { clicksFor, written } from './sum.ts';

type Sum = SectionProps<'click-sum'>;

/** The sum in words, with the figures that it starts with. */
function inWords({ sentence, currency, oneIn, margin, closed, click }: Sum): string {
  const clicks = clicksFor({ margin: margin.start, closed: closed.start, click: click.start });
  const parts: Record<string, string> = {
    margin: `${currency} ${written(margin.start)}`,
    closed: `${oneIn} ${closed.start}`,
    click: `${currency} ${written(click.start)}`,
    clicks: written(clicks),
  };
  return sentence.replaceAll(/\{(\w+)\}/g, (_, key: string) => parts[key] ?? '');
}

export default function ClickSum(props: Sum) {
  const { heading, text, verdict, currency, oneIn, clicks, margin, closed, click } = props;
  return (
    <section className="band slim on-paper">
      <div className="wrap">
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <Island
          name="sliders"
          component={Sliders}
          props={{ id: useId(), currency, oneIn, clicks, margin, closed, click }}
        />
        <p className={styles.sentence}>{inWords(props)}</p>
        <p className={styles.verdict}>{verdict}</p>
      </div>
    </section>
  );
}

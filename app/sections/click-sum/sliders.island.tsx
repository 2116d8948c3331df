import { Fragment, useState } from 'react';
import { carry } from '#app/lead-form/carry.ts';
import { buttonClass, ButtonContent } from '#app/ui/button/button.tsx';
import styles from './click-sum.module.css';
import { clicksFor, type Figures, inWords, type Units, written } from './sum.ts';

interface Slider {
  label: string;
  min: number;
  max: number;
  step: number;
  start: number;
}

export interface SlidersProps extends Record<keyof Figures, Slider>, Units {
  /** Joins the result to its sliders. */
  id: string;
  clicks: string;
  verdict: string;
  action: string;
  message: string;
}

const order = ['margin', 'closed', 'click'] as const;
const signs = { margin: '×', closed: '÷', click: '=' };

/** Three figures to move, the number of clicks that they allow, and a link that takes them along to the form. */
export default function Sliders(props: SlidersProps) {
  const { id, currency, oneIn, clicks, verdict, action, message } = props;
  const [figures, setFigures] = useState<Figures>({
    margin: props.margin.start,
    closed: props.closed.start,
    click: props.click.start,
  });
  return (
    <>
      <div className={styles.sum}>
        {order.map((key) => {
          const { label, min, max, step } = props[key];
          const value = figures[key];
          const unit = key === 'closed' ? oneIn : currency;
          return (
            <Fragment key={key}>
              <label className={styles.slider}>
                <span className={styles.figure}>
                  <small>{unit}</small> {written(value)}
                </span>
                <input
                  type="range"
                  id={`${id}${key}`}
                  min={min}
                  max={max}
                  step={step}
                  value={value}
                  aria-valuetext={`${unit} ${written(value)}`}
                  onChange={({ target }) => setFigures({ ...figures, [key]: target.valueAsNumber })}
                />
                <b>{label}</b>
              </label>
              <i aria-hidden="true" className={styles.sign}>
                {signs[key]}
              </i>
            </Fragment>
          );
        })}
        <output htmlFor={order.map((key) => `${id}${key}`).join(' ')} className={styles.result}>
          <span className={styles.figure}>{clicksFor(figures)}</span>
          <b>{inWords(clicks, figures, props)}</b>
        </output>
      </div>
      <div className={`${styles.foot} ends`}>
        <p className={styles.verdict}>{verdict}</p>
        <a
          href="#callback"
          className={buttonClass({ size: 'small' })}
          onClick={() => carry('callback', 'message', inWords(message, figures, props))}
        >
          <ButtonContent>{action}</ButtonContent>
        </a>
      </div>
    </>
  );
}

import { Fragment, useState } from 'react';
import styles from './click-sum.module.css';
import { clicksFor, type Figures, written } from './sum.ts';

interface Slider {
  label: string;
  min: number;
  max: number;
  step: number;
  start: number;
}

export interface SlidersProps extends Record<keyof Figures, Slider> {
  /** Joins the result to its sliders. */
  id: string;
  currency: string;
  oneIn: string;
  clicks: string;
}

const order = ['margin', 'closed', 'click'] as const;
const signs = { margin: '×', closed: '÷', click: '=' };

/** Three figures to move, and the number of clicks that they allow. */
export default function Sliders({ id, currency, oneIn, clicks, ...sliders }: SlidersProps) {
  const [figures, setFigures] = useState<Figures>({
    margin: sliders.margin.start,
    closed: sliders.closed.start,
    click: sliders.click.start,
  });
  return (
    <div className={styles.sum}>
      {order.map((key) => {
        const { label, min, max, step } = sliders[key];
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
        <b>{clicks}</b>
      </output>
    </div>
  );
}

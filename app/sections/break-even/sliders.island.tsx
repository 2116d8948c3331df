import { type ReactNode, useState } from 'react';
import { carry } from '#app/lead-form/carry.ts';
import { buttonClass, ButtonContent } from '#app/ui/button/button.tsx';
import styles from './sliders.module.css';
import { Coins } from './coins.tsx';
import { customersFor, type Figures, inWords, written } from './sum.ts';

interface Slider {
  label: string;
  min: number;
  max: number;
  step: number;
  start: number;
}

export interface SlidersProps {
  /** Ties the result to its sliders. */
  id: string;
  currency: string;
  budget: Slider;
  fee: { label: string; amount: number };
  customer: Slider;
  result: { label: string; text: string };
  coins: readonly string[];
  verdict: string;
  action: string;
  message: string;
  /** The chat link. */
  children?: ReactNode;
}

function Sign({ children }: { children: string }) {
  return (
    <i aria-hidden="true" className={styles.sign}>
      {children}
    </i>
  );
}

/** Two variable figures and a fixed one, the result, and a link that carries them to the form. */
export default function Sliders(props: SlidersProps) {
  const { id, currency, budget, fee, customer, result, coins, verdict, action, message, children } = props;
  const [set, setFigures] = useState({ budget: budget.start, customer: customer.start });
  const figures: Figures = { ...set, fee: fee.amount };

  function term(key: keyof Figures, sign: string, label: string, slider?: Slider): ReactNode {
    const Term = slider ? 'label' : 'div';
    return (
      <Term className={styles.term}>
        <b>{label}</b>
        <Sign>{sign}</Sign>
        <span className={styles.figure}>
          <small>{currency}</small> {written(figures[key])}
        </span>
        {slider ? (
          <input
            type="range"
            id={`${id}${key}`}
            min={slider.min}
            max={slider.max}
            step={slider.step}
            value={figures[key]}
            aria-valuetext={`${currency} ${written(figures[key])}`}
            onChange={({ target }) => setFigures({ ...set, [key]: target.valueAsNumber })}
          />
        ) : null}
      </Term>
    );
  }

  const customers = customersFor(figures);
  return (
    <div className={styles.sum}>
      <div className={styles.terms}>
        {term('budget', '', budget.label, budget)}
        {term('fee', '+', fee.label)}
        {term('customer', '÷', customer.label, customer)}
      </div>
      <output htmlFor={`${id}budget ${id}customer`} className={styles.answer}>
        <b>{result.label}</b>
        <Sign>=</Sign>
        <span className={styles.figure}>{written(customers)}</span>
        <span>{inWords(result.text, figures, currency)}</span>
      </output>
      <div className={styles.pile}>
        <Coins id={id} customers={customers} />
        <ul>
          {coins.map((meaning) => (
            <li key={meaning}>{inWords(meaning, figures, currency)}</li>
          ))}
        </ul>
      </div>
      <div className={`${styles.foot} ${styles.crest} ends`}>
        <p className={styles.verdict}>{verdict}</p>
        <a
          href="#callback"
          className={buttonClass({ size: 'small' })}
          onClick={() => carry('callback', 'message', inWords(message, figures, currency))}
        >
          <ButtonContent>{action}</ButtonContent>
        </a>
        {children}
      </div>
    </div>
  );
}

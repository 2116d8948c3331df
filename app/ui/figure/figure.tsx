import styles from './figure.module.css';

export interface FigureProps {
  /** As it is written, e.g. `500+`. */
  figure: string;
  label: string;
  /** Whom it counts, where and since when. */
  scope: string;
}

/** A big figure over its label and scope. What is not a digit or letter (+, –, °) takes the accent colour. */
export function Figure({ figure, label, scope }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>
        {label} <small>{scope}</small>
      </dt>
      <dd>{figure.split(/([+–°])/).map((part) => (/[+–°]/.test(part) ? <i key={part}>{part}</i> : part))}</dd>
    </div>
  );
}

/** Figures in a row; each is one term and its value. */
export function Figures({
  figures,
  className,
}: {
  figures: readonly FigureProps[];
  className?: string | undefined;
}) {
  return (
    <dl className={[styles.figures, className].filter(Boolean).join(' ')}>
      {figures.map((figure) => (
        <Figure key={figure.label + figure.scope} {...figure} />
      ))}
    </dl>
  );
}

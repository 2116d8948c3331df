import styles from './figure.module.css';

export interface FigureProps {
  /** As displayed, e.g. `500+`. */
  figure: string;
  label: string;
  /** What it covers: whom, where and since when. */
  scope: string;
}

/** A large figure with its label and scope. Symbols (+, –, °) take the accent colour. */
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

/** A row of figures as a description list. */
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

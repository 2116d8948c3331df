import { halfOn, hourOn } from '#app/content/clock.ts';
import type { OfficeHours } from '#app/content/model.ts';
import { Island } from '#app/ui/island/island.tsx';
import Needle from './needle.island.tsx';
import styles from './rule.module.css';
import { placeOf, type Span } from './span.ts';

interface RuleProps {
  hours: OfficeHours;
  span: Span;
  /** The edge with the marks: the one that touches the next office's timeline. */
  edge: 'top' | 'bottom';
}

/** Minutes between marks. */
const step = 30;

/** An office's day as a timeline with its opening hours highlighted. Decorative: the clock has them as text. */
export function Rule({ hours, span, edge }: RuleProps) {
  const first = Math.ceil(span.from / step) * step;
  const marks = Array.from(
    { length: Math.floor((span.to - first) / step) + 1 },
    (_, index) => first + index * step,
  );
  const hoursShown = marks
    .filter((minutes) => minutes % 60 === 0 && minutes > span.from && minutes < span.to)
    .map((minutes) => minutes / 60);
  const from = edge === 'top' ? '0' : '100%';
  const to = (minutes: number): string => {
    const length = minutes % 60 === 0 ? 34 : 22;
    return edge === 'top' ? `${length}%` : `${100 - length}%`;
  };
  return (
    <svg className={styles.rule} aria-hidden="true">
      <rect
        x={placeOf(hours.opens, span)}
        width={placeOf(hours.closes - hours.opens + span.from, span)}
        height="100%"
      />
      {marks.map((minutes) => {
        const x = placeOf(minutes, span);
        return <line key={minutes} x1={x} x2={x} y1={from} y2={to(minutes)} />;
      })}
      {hoursShown.map((hour, index) => (
        <text key={hour} x={placeOf(hour * 60, span)} y={edge === 'top' ? '66%' : '34%'}>
          {hourOn(hours, hour % 24)}
          {index === 0 || hour === 13 ? <tspan>{halfOn(hours, hour % 24)}</tspan> : null}
        </text>
      ))}
      <Island name="needle" component={Needle} props={{ hours, span }} as="g" />
    </svg>
  );
}

import type { OfficeHours } from '#app/content/model.ts';
import { pointAt } from './arc.ts';
import styles from './offices.module.css';
import { useOfficeTime } from './use-office-time.ts';

/** The sun over an office, where the hour puts it. There is none without script. */
export default function Sun({ hours }: { hours: OfficeHours }) {
  const { time } = useOfficeTime(hours, true);
  if (!time) return null;
  const { x, y } = pointAt(time.progress);
  return <circle cx={x} cy={y} r="34" className={styles.sun} />;
}

import { fillIn } from '#app/content/fill-in.ts';
import type { OfficeHours } from '#app/content/model.ts';
import type { Site } from '#app/content/site.server.ts';
import { useNear } from '#app/ui/near/use-near.ts';
import { openingHours } from '#app/content/clock.ts';
import type { OfficeTime } from './office-time.ts';
import styles from './clock.module.css';
import { useOfficeTime } from './use-office-time.ts';

type ClockWords = Site['words']['clock'];

/** Until when the office is open, or when it opens next. */
function stateOf({ open, change }: OfficeTime, words: ClockWords): string {
  if (open) return fillIn(words.open, { time: change.time });
  const day = [words.today, words.tomorrow][change.daysAhead] ?? words.weekdays[change.weekday - 1] ?? '';
  return fillIn(words.closed, { day, time: change.time });
}

interface ClockProps {
  hours: OfficeHours;
  words: ClockWords;
}

/** An office's local time and whether it is open. Without script only its opening hours. */
export default function Clock({ hours, words }: ClockProps) {
  const { near, ref } = useNear();
  const { time, showSeconds } = useOfficeTime(hours, near);
  return (
    <>
      <p ref={ref} className={styles.state} data-open={time?.open}>
        {time ? stateOf(time, words) : null}
      </p>
      <p className={styles.clock}>
        {time ? (
          <time>
            {time.clock.time}
            {showSeconds ? <span>:{time.clock.seconds}</span> : null}{' '}
            {time.clock.half ? <small>{time.clock.half}</small> : null}
          </time>
        ) : (
          <span className={styles.hours}>{openingHours(hours)}</span>
        )}
      </p>
    </>
  );
}

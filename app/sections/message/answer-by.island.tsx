import { useEffect, useState } from 'react';
import type { OfficeHours } from '#app/content/model.ts';
import { clockTime } from '#app/content/clock.ts';
import { workingDayAfter } from '../offices/office-time.ts';

interface AnswerByProps {
  /** Shown without script, which determines the day. */
  text: string;
  until: string;
  hours: OfficeHours;
  days: number;
  weekdays: readonly string[];
}

/** Day and hour by which a message sent now is answered. */
export default function AnswerBy({ text, until, hours, days, weekdays }: AnswerByProps) {
  const [weekday, setWeekday] = useState<number>();
  useEffect(() => {
    const update = (): void => setWeekday(workingDayAfter(hours, days, new Date()));
    update();
  }, [hours, days]);
  const { closes } = hours;
  return (
    <strong>
      {weekday === undefined
        ? text
        : until
            .replace('{day}', weekdays[weekday - 1] ?? '')
            .replace('{time}', clockTime(hours, closes).replace(' ', '\u00a0'))}
    </strong>
  );
}

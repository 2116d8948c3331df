import { useEffect, useState } from 'react';
import type { OfficeHours } from '#app/content/model.ts';
import { clockTime } from '#app/content/clock.ts';
import { minutesAhead } from '#app/content/zone.ts';
import { workingDayAfter } from '../offices/office-time.ts';

interface AnswerByProps {
  /** Shown without script, which determines the day. */
  text: string;
  until: string;
  local?: string | undefined;
  hours: OfficeHours;
  days: number;
  weekdays: readonly string[];
}

const day = 24 * 60;

/** Day and hour by which a message sent now is answered, in the office's time and in the visitor's. */
export default function AnswerBy({ text, until, local, hours, days, weekdays }: AnswerByProps) {
  const [answer, setAnswer] = useState<{ weekday: number; behind: number }>();
  useEffect(() => {
    const update = (): void => {
      const now = new Date();
      setAnswer({
        weekday: workingDayAfter(hours, days, now),
        behind: minutesAhead(hours.timeZone, now) + now.getTimezoneOffset(),
      });
    };
    update();
  }, [hours, days]);
  const written = (template: string, weekday: number, minutes: number): string => {
    const at = (weekday - 1) * day + minutes + 7 * day;
    return template
      .replace('{day}', weekdays[Math.floor(at / day) % 7] ?? '')
      .replace('{time}', clockTime(hours, at % day).replace(' ', '\u00a0'));
  };
  return (
    <>
      <strong>{answer ? written(until, answer.weekday, hours.closes) : text}</strong>
      {local ? (
        <small>{answer?.behind ? written(local, answer.weekday, hours.closes - answer.behind) : null}</small>
      ) : null}
    </>
  );
}

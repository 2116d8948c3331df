import { useState } from 'react';
import { fillIn } from '#app/content/fill-in.ts';
import type { OfficeHours } from '#app/content/model.ts';
import { clockTime } from '#app/content/clock.ts';
import { minutesAhead } from '#app/content/zone.ts';
import { useScripted } from '#app/ui/island/use-scripted.ts';
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
  const scripted = useScripted();
  const [now] = useState(() => new Date());
  const behind = minutesAhead(hours.timeZone, now) + now.getTimezoneOffset();
  const written = (template: string, minutes: number): string => {
    const at = (workingDayAfter(hours, days, now) - 1) * day + minutes + 7 * day;
    return fillIn(template, {
      day: weekdays[Math.floor(at / day) % 7] ?? '',
      time: clockTime(hours, at % day).replace(' ', '\u00a0'),
    });
  };
  return (
    <>
      <strong>{scripted ? written(until, hours.closes) : text}</strong>
      {local ? <small>{scripted && behind ? written(local, hours.closes - behind) : null}</small> : null}
    </>
  );
}

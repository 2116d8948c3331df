import { Fragment } from 'react';
import { Link } from '#app/links/link.tsx';
import { Prose, words, type ProseBlock } from '#app/ui/prose/prose.tsx';
import styles from './hours.module.css';

interface Hour {
  day: string;
  time: string;
  /** Minutes since midnight of the first day. */
  at: number;
  text: ProseBlock;
}

const label = /^(.+), ((\d{1,2}):(\d{2}))\.$/;

const dayMinutes = 24 * 60;

function hourOf(block: ProseBlock, after: number): Hour | undefined {
  if (block.type !== 'paragraph') return undefined;
  const [first, ...children] = block.children;
  const [, day, time, hour, minute] = (first && label.exec(words([first]))) ?? [];
  if (!day || !time) return undefined;
  const at = Number(hour) * 60 + Number(minute);
  return { day, time, at: at < after ? at + dayMinutes : at, text: { type: 'paragraph', children } };
}

/** The entries of a night, if every paragraph of a chapter is labelled with a day and an hour. */
export function hoursOf(blocks: readonly ProseBlock[]): Hour[] | undefined {
  const hours: Hour[] = [];
  for (const block of blocks) {
    const hour = hourOf(block, hours.at(-1)?.at ?? 0);
    if (!hour) return undefined;
    hours.push(hour);
  }
  return hours.length > 1 ? hours : undefined;
}

function light(hour: number): string | undefined {
  if (hour > 6 && hour < 18) return 'day';
  return hour > 4 && hour < 20 ? 'dawn' : undefined;
}

/** The hours of a night as a strip from dark to day, with a pin where something happened. */
function Scale({ hours }: { hours: readonly Hour[] }) {
  const start = Math.floor((hours[0]?.at ?? 0) / 60);
  const end = Math.ceil((hours.at(-1)?.at ?? 0) / 60);
  const marks = Array.from({ length: end - start }, (_, index) => (start + index) % 24);
  const place = (at: number): number => ((at / 60 - start) / (end - start)) * 100;
  return (
    <>
      <div className={styles.scale} aria-hidden="true">
        {marks.map((hour) => (
          <span key={hour} data-light={light(hour)}>
            {hour}
          </span>
        ))}
      </div>
      <svg className={styles.leaders} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {hours.map(({ at }, index) => (
          <Fragment key={at}>
            <path d={`M${place(at)} 0V52L${(index * 100) / hours.length} 82V100`} />
            <path className={styles.pin} d={`M${place(at)} 0v0.01`} />
          </Fragment>
        ))}
      </svg>
    </>
  );
}

/** Entries of a night on a scale of its hours: what happened close together stands close together on it. */
export function Hours({ hours }: { hours: readonly Hour[] }) {
  return (
    <div>
      <div className={styles.hours} data-hours="">
        <Scale hours={hours} />
        <ol className={styles.entries}>
          {hours.map(({ day, time, at, text }) => (
            <li key={at}>
              <p className={styles.label}>
                <span>{day}</span> <b>{time}</b>
              </p>
              <Prose blocks={[text]} Link={Link} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

import type { MouseEvent } from 'react';
import { TextLink } from '#app/links/link.tsx';
import { useSite } from '#app/site.tsx';
import { useNear } from '#app/ui/near/use-near.ts';
import type { SectionProps } from '../schemas.ts';
import { type OfficeTime, twelveHour } from './office-time.ts';
import styles from './offices.module.css';
import { Sky } from './sky.tsx';
import { useOfficeTime } from './use-office-time.ts';

type Entry = SectionProps<'offices'>['offices'][number];

/** Follows the link of the card, unless the click was the end of a selection. */
function followUnlessSelecting({ currentTarget }: MouseEvent): void {
  if (getSelection()?.isCollapsed !== false) currentTarget.closest('li')?.querySelector('a')?.click();
}

type ClockWords = ReturnType<typeof useSite>['words']['clock'];

/** Until when somebody is there, or on which day and at which hour next. */
function stateOf({ open, change }: OfficeTime, words: ClockWords): string {
  if (open) return words.open.replace('{time}', change.time);
  const day = [words.today, words.tomorrow][change.daysAhead] ?? words.weekdays[change.weekday - 1] ?? '';
  return words.closed.replace('{day}', day).replace('{time}', change.time);
}

function OfficeCard({ office, sky, shore, link }: Entry & { link: SectionProps<'offices'>['link'] }) {
  const { clock } = useSite().words;
  const { hours } = office;
  const { near, ref } = useNear();
  const { time, showSeconds } = useOfficeTime(hours, near);
  return (
    <li ref={ref} className={styles.office}>
      <Sky sky={sky} shore={shore} progress={time?.progress} hours={hours} />
      <div className={styles.body}>
        <div>
          <h3>{office.name}</h3>
          {/* What a click on the address does, the card's link does for the keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
          <p className={styles.address} onClick={followUnlessSelecting}>
            {office.address.join(', ')}
          </p>
        </div>
        <p className={styles.state} data-open={time?.open}>
          {time ? stateOf(time, clock) : null}
        </p>
        {/* Without script there is no time, only the hours. */}
        <p className={styles.clock}>
          {time ? (
            <time>
              {time.clock.time}
              {showSeconds ? <span>:{time.clock.seconds}</span> : null} <small>{time.clock.half}</small>
            </time>
          ) : (
            <span className={styles.hours}>
              {twelveHour(hours.opens)} – {twelveHour(hours.closes)}
            </span>
          )}
        </p>
        <div className={styles.foot}>
          <p className={styles.range}>
            {twelveHour(hours.opens)} - {twelveHour(hours.closes)}
          </p>
          {link ? (
            <TextLink href={link.href} more={office.name}>
              {link.label}
            </TextLink>
          ) : null}
        </div>
      </div>
    </li>
  );
}

export default function Offices({ heading, offices, link }: SectionProps<'offices'>) {
  return (
    <section className={`${styles.section} band on-paper`}>
      <div className="wrap">
        <h2>{heading}</h2>
        <ul className={styles.offices}>
          {offices.map((entry) => (
            <OfficeCard key={entry.office.id} {...entry} link={link} />
          ))}
        </ul>
      </div>
    </section>
  );
}

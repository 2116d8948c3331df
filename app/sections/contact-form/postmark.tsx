import { Island } from '#app/ui/island/island.tsx';
import type { OfficeHours } from '#app/content/model.ts';
import Hands from './hands.island.tsx';
import styles from './contact-form.module.css';

/** A postmark with the office's name around a clock. Decorative: the clock beside it has the time as text. */
export function Postmark({ id, name, hours }: { id: string; name: string; hours: OfficeHours }) {
  const arc = `postmark-${id}`;
  return (
    <svg viewBox="-162 -64 230 128" className={styles.postmark} aria-hidden="true">
      <path d="M-158 -24q13 -9 26 0t26 0 26 0 26 0M-158 0q13 -9 26 0t26 0 26 0 26 0M-158 24q13 -9 26 0t26 0 26 0 26 0" />
      <circle r="60" />
      <circle r="40" />
      <circle r="33" strokeDasharray="1.7 15.58" strokeDashoffset="0.85" strokeWidth="6" />
      <path id={arc} d="M-45 0A45 45 0 0 1 45 0" stroke="none" />
      <text>
        <textPath href={`#${arc}`} startOffset="50%">
          {name}
        </textPath>
      </text>
      <Island name="hands" component={Hands} props={{ hours }} as="g" />
    </svg>
  );
}

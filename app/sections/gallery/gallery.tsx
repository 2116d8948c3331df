import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './gallery.module.css';
import { cellOf, month } from './month.ts';

/** Where a day stands in the month, for the styles. */
function cell(day: number): Record<'data-week' | 'data-weekday', number> {
  const { week, weekday } = cellOf(day);
  return { 'data-week': week, 'data-weekday': weekday };
}

/** In the month a picture is as wide as its days; below, as one of four or two columns. */
function sizes(across: number): string {
  const [tablet, phone] = across === 1 ? [20, 45] : [46, 92];
  return `(width >= 1100px) min(${across * 14}vw, ${across * 194}px), (width >= 768px) ${tablet}vw, ${phone}vw`;
}

export default function Gallery({ heading, text, weekdays, pictures }: SectionProps<'gallery'>) {
  const { places, free } = month(pictures);
  return (
    <section className="band on-paper">
      <div className="wrap">
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.month}>
          <div className={styles.weekdays} aria-hidden="true">
            {weekdays.map((name) => (
              <b key={name}>{name}</b>
            ))}
          </div>
          <div className={styles.days}>
            {places.map(({ title, caption, picture, day, across, down }) => (
              <figure key={day} {...cell(day)} data-size={`${across}x${down}`}>
                <Picture picture={picture} sizes={sizes(across)} />
                <span aria-hidden="true">{day}</span>
                <figcaption>
                  <b>{title}</b> {caption}
                </figcaption>
              </figure>
            ))}
            {free.map((day) => (
              <div key={day} {...cell(day)} aria-hidden="true">
                <span>{day}</span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

import type { SectionProps } from '../schemas.ts';
import styles from './reasons.module.css';

export default function Reasons({ heading, points }: SectionProps<'reasons'>) {
  return (
    <section className={`${styles.section} band slim on-sun`}>
      <div className="wrap">
        <h2>{heading}</h2>
        <ul className={styles.points}>
          {points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

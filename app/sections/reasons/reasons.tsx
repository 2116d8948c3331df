import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './reasons.module.css';

export default function Reasons({ heading, points }: SectionProps<'reasons'>) {
  return (
    <section className="band on-paper">
      <div className="wrap">
        <h2>{heading}</h2>
        <ul className={styles.points}>
          {points.map(({ title, text, picture }) => (
            <li key={title}>
              <Picture
                picture={picture}
                sizes="(width >= 768px) min(30vw, 430px), 90vw"
                className={styles.picture}
              />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

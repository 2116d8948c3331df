import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './tools.module.css';

export default function Tools({ heading, text, tools }: SectionProps<'tools'>) {
  return (
    <section className={`${styles.section} band-end row on-ink apart`}>
      <div className="wrap">
        <div className={styles.columns}>
          <div>
            <h2>{heading}</h2>
            <p>{text}</p>
          </div>
          <ul className={styles.tools}>
            {tools.map(({ id, picture }) => (
              <li key={id}>
                <Picture picture={picture} sizes="120px" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

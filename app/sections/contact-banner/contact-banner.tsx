import type { SectionProps } from '../schemas.ts';
import styles from './contact-banner.module.css';

export default function ContactBanner({ heading, text }: SectionProps<'contact-banner'>) {
  return (
    <section className={styles.banner}>
      <div className={`wrap ${styles.row}`}>
        <h1>{heading}</h1>
        <p>{text}</p>
      </div>
    </section>
  );
}

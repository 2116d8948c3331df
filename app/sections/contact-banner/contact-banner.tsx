import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './contact-banner.module.css';

export default function ContactBanner({ heading, text, picture }: SectionProps<'contact-banner'>) {
  return (
    <section className={`${styles.banner} on-ink`}>
      <Picture picture={picture} sizes="100vw" loading="first" className={styles.picture} />
      <div className="wrap">
        <h1>{heading}</h1>
        <p>{text}</p>
      </div>
    </section>
  );
}

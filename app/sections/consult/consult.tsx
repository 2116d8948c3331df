import { ActionLink } from '#app/links/link.tsx';
import { useSite } from '#app/site.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './consult.module.css';

export default function Consult({ heading, text, label, picture }: SectionProps<'consult'>) {
  const { chat } = useSite();
  return (
    <section className={`${styles.section} on-sun`}>
      <Picture picture={picture} sizes="(width >= 768px) 34vw, 100vw" className={styles.picture} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <p>{text}</p>
          <ActionLink href={chat.href}>{label}</ActionLink>
        </div>
      </div>
    </section>
  );
}

import { ActionLink } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './consult.module.css';

export default function Consult({ heading, text, label }: SectionProps<'consult'>) {
  const { chat } = useSite();
  return (
    <section className={`${styles.section} band slim on-paper half-end`}>
      <div className="wrap">
        <h2>{heading}</h2>
        <p className={styles.text}>{text}</p>
        <ActionLink href={chat.href}>{label}</ActionLink>
      </div>
    </section>
  );
}

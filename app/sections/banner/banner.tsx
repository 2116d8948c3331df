import { ActionLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './banner.module.css';

export default function Banner({ heading, text, action, picture }: SectionProps<'banner'>) {
  return (
    <section className={`${styles.banner} on-ink`}>
      <Picture picture={picture} sizes="100vw" className={styles.picture} />
      <div className="wrap">
        <h2>{heading}</h2>
        {text ? <p>{text}</p> : null}
        <ActionLink href={action.href} more={action.more} tone="sun">
          {action.label}
        </ActionLink>
      </div>
    </section>
  );
}

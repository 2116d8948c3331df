import { LinkList } from '#app/links/link.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './location-links.module.css';

export default function LocationLinks({ heading, links }: SectionProps<'location-links'>) {
  return (
    <section id="places" className={`${styles.section} band row on-sand half-foot`}>
      <div className={`wrap ${styles.row}`}>
        <h2>{heading}</h2>
        <LinkList links={links} />
      </div>
    </section>
  );
}

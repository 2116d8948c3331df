import airmail from '#app/ui/airmail/airmail.module.css';
import type { SectionProps } from '../schemas.ts';
import { OfficeMaps } from './maps.tsx';
import styles from './office-map.module.css';

/** An envelope: its flap, the addresses, and the map of the selected office. */
export default function OfficeMap({ heading, offices }: SectionProps<'office-map'>) {
  return (
    <section className={styles.envelope}>
      <div className={`${airmail.edge} ${styles.flap}`} />
      <div className={styles.inside}>
        <h2>{heading}</h2>
        <OfficeMaps offices={offices} all />
      </div>
      <div className={airmail.edge} />
    </section>
  );
}

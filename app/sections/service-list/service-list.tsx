import { Link } from '#app/links/link.tsx';
import { useSite } from '#app/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Sail } from '#app/ui/sail/sail.tsx';
import type { SectionProps } from '../schemas.ts';
import RotatingWords from './rotating-words.tsx';
import styles from './service-list.module.css';

/**
 * Hovering or focusing a service fades in its picture and dims everything else. It is all in the styles, so it also
 * works without script.
 */
export default function ServiceList({ label, words, note, resting, services }: SectionProps<'service-list'>) {
  return (
    <section className={`${styles.section} on-ink`} aria-label={label}>
      <Island
        name="rotating-words"
        component={RotatingWords}
        props={{ words, note, labels: useSite().words.turningWords }}
      />
      <div className={styles.stage}>
        <Picture picture={resting} sizes="100vw" className={styles.picture} />
        <ul className={`wrap ${styles.list}`}>
          {services.map(({ key, name, href, picture }) => (
            <li key={key} data-service={key}>
              <Picture picture={picture} sizes="100vw" className={styles.picture} />
              <Link href={href} className={styles.name}>
                {name}
                <Sail className={styles.pointer} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

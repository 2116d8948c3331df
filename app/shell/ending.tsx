import { views } from 'virtual:brand';
import { useId } from 'react';
import { LeadForm } from '#app/lead-form/lead-form.tsx';
import { Link } from '#app/links/link.tsx';
import { usePage, useSite } from '#app/site/site.tsx';
import { Scene } from '#app/ui/scene/scene.tsx';
import styles from './ending.module.css';

function Places() {
  const { offices, email, navigation } = useSite();
  return (
    <div className={`wrap ${styles.places}`} data-offices={offices.length}>
      <p className={styles.mail}>
        {navigation.footer.emailLabel} <Link {...email} className={styles.reach} />
      </p>
      {offices.map(({ name, phone, address, hours }) => (
        <div key={name} className={styles.office}>
          <p className={styles.place}>{name}</p>
          <Link {...phone} className={styles.reach} />
          <p>{address}</p>
          <p>{hours}</p>
        </div>
      ))}
    </div>
  );
}

/** The scene with a page's call to action: the short form, and contact links. */
export function Ending() {
  const { offices, navigation } = useSite();
  const {
    path,
    frame: { ending },
  } = usePage();
  const id = useId();
  if (ending === 'own') return null;
  const from = views[path.split('/')[1] ?? ''] ?? 'page';
  return (
    <section className={styles.ending} aria-labelledby={id}>
      <Scene at={from} offices={offices.map(({ key }) => key)} className={styles.scene} />
      <div className={`wrap ${styles.sky}`}>
        <h2 id={id}>{navigation.footer.heading}</h2>
        <LeadForm name="contact" layout="row" tone="sun" />
      </div>
      <Places />
    </section>
  );
}

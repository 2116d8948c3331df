import { useId } from 'react';
import { LeadForm } from '#app/lead-form/lead-form.tsx';
import { Link } from '#app/links/link.tsx';
import { usePage, useSite } from '#app/site/site.tsx';
import { Scene } from '#app/ui/scene/scene.tsx';
import styles from './ending.module.css';

function Ways() {
  const { navigation, phone, email } = useSite();
  const { phoneLabel, emailLabel } = navigation.footer;
  return (
    <dl className={styles.ways}>
      <div>
        <dt>{phoneLabel}</dt>
        <dd>
          <Link href={phone.href}>{phone.label}</Link>
        </dd>
      </div>
      <div>
        <dt>{emailLabel}</dt>
        <dd>
          <Link href={email.href}>{email.label}</Link>
        </dd>
      </div>
    </dl>
  );
}

function Places() {
  const { offices } = useSite();
  return (
    <div className={`wrap ${styles.places}`} data-offices={offices.length}>
      <Ways />
      {offices.map(({ name, address, hours }) => (
        <div key={name} className={styles.office}>
          <p className={styles.place}>{name}</p>
          <p>{address}</p>
          <p>{hours}</p>
        </div>
      ))}
    </div>
  );
}

/** The brand's scene with the last words of a page: the short form, and the ways to reach the agency without it. */
export function Ending() {
  const { offices, navigation } = useSite();
  const { ending } = usePage().frame;
  const id = useId();
  if (ending === 'own') return null;
  return (
    <section className={styles.ending} aria-labelledby={id}>
      <Scene at="page" offices={offices.map(({ key }) => key)} className={styles.scene} />
      <div className={`wrap ${styles.sky}`}>
        <h2 id={id}>{navigation.footer.heading}</h2>
        <LeadForm name="contact" layout="row" tone="sun" submit={navigation.footer.action.label} />
      </div>
      <Places />
    </section>
  );
}

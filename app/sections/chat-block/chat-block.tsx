import { Link } from '#app/links/link.tsx';
import { SocialLinks } from '#app/links/social-links.tsx';
import { LeadForm } from '#app/forms/lead-form/lead-form.tsx';
import { useSite } from '#app/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import MapServiceFrame from '#app/ui/map-frame/frame.tsx';
import { MapFrame, MapPlan } from '#app/ui/map-frame/map-frame.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './chat-block.module.css';

type Block = SectionProps<'chat-block'>;

function Ways({ phoneLabel, emailLabel, office }: Pick<Block, 'phoneLabel' | 'emailLabel' | 'office'>) {
  const { navigation } = useSite();
  return (
    <dl className={styles.ways}>
      <div>
        <dt>{phoneLabel}</dt>
        <dd className={styles.big}>
          <Link href={office.phone.href}>{office.phone.label}</Link>
        </dd>
      </div>
      <div>
        <dt>{emailLabel}</dt>
        <dd className={styles.big}>
          <Link href={office.email.href}>{office.email.label}</Link>
        </dd>
      </div>
      <div>
        <dt>{navigation.footer.socialLabel}</dt>
        <dd className={styles.social}>
          <SocialLinks />
        </dd>
      </div>
    </dl>
  );
}

function Callback({ heading, text }: Block['callback']) {
  return (
    <div className={styles.callback}>
      <div>
        <h3>{heading}</h3>
        <p>{text}</p>
      </div>
      <LeadForm name="callback" tone="sun" />
    </div>
  );
}

export default function ChatBlock({ heading, phoneLabel, emailLabel, office, callback }: Block) {
  const { map } = useSite().words;
  return (
    <section className={`${styles.section} band-start on-ink`}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <Ways phoneLabel={phoneLabel} emailLabel={emailLabel} office={office} />
        </div>
        <Callback {...callback} />
        <address className={styles.address}>
          <b>{office.name}</b>
          <span>{office.address.join(', ')}</span>
          <Link href={office.mapHref} more={office.name}>
            {map.open}
          </Link>
        </address>
      </div>
      <MapFrame plan={<MapPlan picture={office.streets} />}>
        <Island
          name="map-frame"
          component={MapServiceFrame}
          props={{
            src: office.mapFrame,
            title: map.title.replace('{place}', office.name),
            loading: map.loading,
          }}
        />
      </MapFrame>
    </section>
  );
}

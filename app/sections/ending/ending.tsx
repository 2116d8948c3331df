import { ActionLink } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import { Scene } from '#app/ui/scene/scene.tsx';
import { People } from '#app/ui/people/people.tsx';
import { Maps } from '../office-map/office-map.tsx';
import type { SectionProps } from '../schemas.ts';
import { Callback } from './callback.tsx';
import { Chat } from './chat.tsx';
import styles from './ending.module.css';

type Props = SectionProps<'ending'>;

function Closing({ closing, office }: Pick<Props, 'closing' | 'office'>) {
  return (
    <div className={styles.closing}>
      <h3>{closing.heading}</h3>
      <p>{closing.text}</p>
      <p className={styles.service}>
        {closing.service}, {office.name}
      </p>
    </div>
  );
}

function Team({ heading, people }: NonNullable<Props['team']>) {
  if (people.length === 0) return null;
  return (
    <div className={styles.team}>
      <h3>{heading}</h3>
      <People people={people} />
    </div>
  );
}

/** The brand's scene at its full width, a form that stands at its foot, and below both everything else about the office. */
export default function Ending({ banner, closing, office, map, chat, callback, team }: Props) {
  const { offices } = useSite();
  return (
    <section className={`${styles.ending} on-ink`} data-office={office.id}>
      <Scene at="landing" offices={offices.map(({ key }) => key)} className={styles.scene} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.sky}>
          <h2>{banner?.heading ?? chat.heading}</h2>
          {banner ? (
            <ActionLink href={banner.action.href} more={banner.action.more} tone="sun">
              {banner.action.label}
            </ActionLink>
          ) : null}
        </div>
        <Callback {...callback} />
        <div className={`${styles.map} on-paper`}>
          <Maps {...map} plan="streets" />
        </div>
        <div className={styles.office}>
          <Closing closing={closing} office={office} />
          <Chat chat={chat} office={office} headed={banner !== undefined} />
          {team ? <Team {...team} /> : null}
        </div>
      </div>
    </section>
  );
}

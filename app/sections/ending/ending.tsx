import { TextLink } from '#app/links/link.tsx';
import { Team } from '#app/ui/people/people.tsx';
import { Maps } from '../office-map/maps.tsx';
import type { SectionProps } from '../schemas.ts';
import { Callback } from './callback.tsx';
import { Chat } from './chat.tsx';
import styles from './ending.module.css';
import { Launch } from './launch.tsx';
import { Reach } from './reach.tsx';

/**
 * The call to action with the contact links and the form, then the map with the closing text and the team. Each kind of
 * page gives it the ground of its hero.
 */
export default function Ending({
  banner,
  closing,
  office,
  map,
  chat,
  callback,
  team,
  launch,
}: SectionProps<'ending'>) {
  return (
    <section className={`${styles.ending} on-ink`}>
      <div className={`wrap ${styles.parts}`}>
        <div className={styles.head}>
          {launch ? <Launch /> : null}
          <h2>{banner?.heading ?? chat.heading}</h2>
          {banner ? <TextLink {...banner.action} /> : null}
        </div>
        <Chat chat={chat} office={office} headed={banner !== undefined} />
        <Callback callback={callback} />
        <div className={`${styles.map} on-paper`}>
          <Maps {...map} />
        </div>
        <div className={styles.closing}>
          <h3>{closing.heading}</h3>
          <p>{closing.text}</p>
          <p className={styles.service}>
            {closing.service}, {office.name}
          </p>
        </div>
        {team && team.people.length > 0 ? <Team {...team} className={styles.team} /> : null}
      </div>
      <Reach office={office} callback={callback} chat={chat} />
    </section>
  );
}

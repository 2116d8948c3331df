import { Link } from '#app/links/link.tsx';
import { usePage, useSite } from '#app/site/site.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Scene } from '#app/ui/scene/scene.tsx';
import { Maps } from '../office-map/office-map.tsx';
import type { SectionProps } from '../schemas.ts';
import { Callback } from './callback.tsx';
import { Chat } from './chat.tsx';
import styles from './ending.module.css';

type Props = SectionProps<'ending'>;

/** On phones the ways to reach the office stay at the foot of the window, where the one chat button joins them. */
function Reach({ office, callback, chat }: Pick<Props, 'office' | 'callback' | 'chat'>) {
  const { scheduler } = useSite();
  const { meeting } = usePage().frame;
  return (
    <nav aria-label={chat.heading} className={styles.reach}>
      <Link href={office.phone.href}>
        <Icon name="phone" />
        <span className="visually-hidden">{office.phone.label}</span>
      </Link>
      <Link href="#callback">{callback.heading}</Link>
      <Link href={scheduler.href}>{meeting ? scheduler.connect : scheduler.proposal}</Link>
    </nav>
  );
}

/** The brand's scene, the office's phone and mail on one line, and below them the form beside its map. */
export default function Ending({ banner, closing, office, map, chat, callback, team }: Props) {
  const { offices } = useSite();
  return (
    <section className={`${styles.ending} on-ink`} data-office={office.id}>
      <div className={styles.view}>
        <Scene at="landing" offices={offices.map(({ key }) => key)} />
        <div className={`wrap ${styles.sky}`}>
          <h2>{banner?.heading ?? chat.heading}</h2>
        </div>
      </div>
      <Chat chat={chat} office={office} action={banner?.action} />
      <div className={styles.columns}>
        <Callback callback={callback} team={team} />
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
      </div>
      <Reach office={office} callback={callback} chat={chat} />
    </section>
  );
}

import { Link } from '#app/links/link.tsx';
import { usePage, useSite } from '#app/site/site.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './reach.module.css';

/** The bottom bar on phones with the office's contact links, joined by the chat button. */
export function Reach({
  office,
  callback,
  chat,
}: Pick<SectionProps<'ending'>, 'office' | 'callback' | 'chat'>) {
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

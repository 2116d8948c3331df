import { Link } from '#app/links/link.tsx';
import { usePage, useSite } from '#app/site/site.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './shell.module.css';

/** The floating way to a person. There is one on every page. On a phone it gives way to reading (`start.ts`). */
export function ChatButton() {
  const { chat } = useSite();
  const { greeting } = usePage().frame;
  return (
    <aside aria-label={chat.label} data-of-page="chat">
      <Link href={greeting ? chat.greetingHref : chat.href} className={styles.chat}>
        <Icon name="whatsapp" />
        <span className="visually-hidden">{chat.label}</span>
      </Link>
    </aside>
  );
}

import { Link } from '#app/links/link.tsx';
import { usePage, useSite } from '#app/site/site.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './header.module.css';

/** The floating chat link of every page. It sits in the header, so that it covers nothing. */
export function ChatButton() {
  const { chat } = useSite();
  const { greeting } = usePage().frame;
  return (
    <div data-of-page="chat">
      <Link href={greeting ? chat.greetingHref : chat.href} className={`${styles.chat} on-screen`}>
        <Icon name="whatsapp" />
        <span className="visually-hidden">{chat.label}</span>
      </Link>
    </div>
  );
}

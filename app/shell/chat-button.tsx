import { useRef } from 'react';
import { Link } from '#app/links/link.tsx';
import { useSite } from '#app/site.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './shell.module.css';
import { useGivingWay } from './use-giving-way.ts';
import { usePageFrame } from './use-page-frame.ts';

/** The floating way to a person. There is one on every page. On a phone it gives way to reading. */
export function ChatButton() {
  const { chat } = useSite();
  const { greeting } = usePageFrame();
  const element = useRef<HTMLElement>(null);
  useGivingWay(element);
  return (
    <aside ref={element} aria-label={chat.label}>
      <Link href={greeting ? chat.greetingHref : chat.href} className={styles.chat}>
        <Icon name="whatsapp" />
        <span className="visually-hidden">{chat.label}</span>
      </Link>
    </aside>
  );
}

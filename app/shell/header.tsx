import { ActionLink, Link } from '#app/links/link.tsx';
import { SearchButton } from '#app/search/search-button.tsx';
import { usePage, useSite } from '#app/site/site.tsx';
import { ChatButton } from './chat-button.tsx';
import { isCurrent } from './current.ts';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { Menu, MenuToggle } from './menu.tsx';

/** Fixed header; shrinks on scroll. */
export function Header() {
  const { navigation, scheduler, words } = useSite();
  const { path, frame } = usePage();
  const call = frame.meeting ? { href: scheduler.href, label: scheduler.connect } : navigation.action;
  return (
    <header className={`${styles.header} on-ink`}>
      <div className={styles.row}>
        <Link href="/" className={styles.home}>
          <Logo />
          <span className="visually-hidden">{words.homeLink}</span>
        </Link>
        <nav aria-label={words.mainNavigation} className={`${styles.nav} on-screen`}>
          <ul data-of-page="links">
            {navigation.header.map(({ label, href, wideOnly }) => (
              <li key={href} data-wide-only={wideOnly}>
                <Link href={href} current={isCurrent(href, path)}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <SearchButton className={styles.search}>
            <span className="visually-hidden">{words.search.label}</span>
          </SearchButton>
          <div data-of-page="action">
            <ActionLink href={call.href} tone="sun" size="small">
              {call.label}
            </ActionLink>
          </div>
        </nav>
        <div data-of-page="call">
          <Link href={call.href} className={styles.call}>
            {call.label}
          </Link>
        </div>
        <ChatButton />
        <MenuToggle />
      </div>
      <Menu />
    </header>
  );
}

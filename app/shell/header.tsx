import { ActionLink, Link } from '#app/links/link.tsx';
import { SearchButton } from '#app/search/search-button.tsx';
import { usePage, useSite } from '#app/site/site.tsx';
import { ChatButton } from './chat-button.tsx';
import { isCurrent } from './current.ts';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { Menu, MenuToggle } from './menu.tsx';

function Meeting({ className }: { className: string | undefined }) {
  const { scheduler } = useSite();
  return (
    <Link href={scheduler.href} className={className}>
      {scheduler.connect}
    </Link>
  );
}

/** Fixed on top; shrinks while the page scrolls. */
export function Header() {
  const { navigation, words } = useSite();
  const { path, frame } = usePage();
  return (
    <header className={`${styles.header} on-ink`}>
      <div className={styles.row}>
        <Link href="/" className={styles.home}>
          <Logo />
          <span className="visually-hidden">{words.homeLink}</span>
        </Link>
        <nav aria-label={words.mainNavigation} className={styles.nav}>
          <ul data-of-page="links">
            {navigation.header.map(({ label, href, wideOnly }) => (
              <li key={href} data-wide-only={wideOnly}>
                <Link href={href} current={isCurrent(href, path)}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <div data-of-page="meeting">{frame.meeting ? <Meeting className={styles.meeting} /> : null}</div>
          <SearchButton className={styles.search}>
            <span className="visually-hidden">{words.search.label}</span>
          </SearchButton>
          <ActionLink href={navigation.action.href} tone="sun" size="small">
            {navigation.action.label}
          </ActionLink>
        </nav>
        <div data-of-page="call">
          {frame.meeting ? (
            <Meeting className={styles.call} />
          ) : (
            <Link href={navigation.action.href} className={styles.call}>
              {navigation.action.label}
            </Link>
          )}
        </div>
        <ChatButton />
        <MenuToggle />
      </div>
      <Menu />
    </header>
  );
}

import { useRef } from 'react';
import { useLocation } from 'react-router';
import { ActionLink, Link } from '#app/links/link.tsx';
import { SearchButton } from '#app/search/search-button.tsx';
import { useSite } from '#app/site.tsx';
import { isCurrent } from './current.ts';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { Menu, MenuToggle } from './menu.tsx';
import { usePageFrame } from './use-page-frame.ts';
import { useHeaderScale } from './use-header-scale.ts';

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
  const { pathname } = useLocation();
  const { meeting } = usePageFrame();
  const element = useRef<HTMLElement>(null);
  useHeaderScale(element);
  return (
    <header ref={element} className={`${styles.header} on-ink`}>
      <div className={styles.row}>
        <Link href="/" className={styles.home}>
          <Logo />
          <span className="visually-hidden">{words.homeLink}</span>
        </Link>
        <nav aria-label={words.mainNavigation} className={styles.nav}>
          <ul>
            {navigation.header.map(({ label, href, wideOnly }) => (
              <li key={href} data-wide-only={wideOnly}>
                <Link href={href} current={isCurrent(href, pathname)}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          {meeting ? <Meeting className={styles.meeting} /> : null}
          <SearchButton className={styles.search}>
            <span className="visually-hidden">{words.search.label}</span>
          </SearchButton>
          <ActionLink href={navigation.action.href} tone="sun" size="small">
            {navigation.action.label}
          </ActionLink>
        </nav>
        {meeting ? <Meeting className={styles.meetingNarrow} /> : null}
        <MenuToggle />
      </div>
      <Menu />
    </header>
  );
}

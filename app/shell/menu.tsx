import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ActionLink, Link } from '#app/links/link.tsx';
import { SearchButton } from '#app/search/search-button.tsx';
import { useSite } from '#app/site.tsx';
import { isCurrent } from './current.ts';
import { Logo } from './logo.tsx';
import styles from './menu.module.css';

const menuId = 'menu';

/** Width in pixels from which the header shows its links itself. */
const wide = '(width >= 1024px)';

/** Browsers without invoker commands need script to open and close a dialog from a button. */
function withoutCommands(act: (menu: HTMLDialogElement) => void): void {
  if ('command' in HTMLButtonElement.prototype) return;
  const menu = document.getElementById(menuId);
  if (menu instanceof HTMLDialogElement) act(menu);
}

/** Three bars that open the menu, also without script. */
export function MenuToggle() {
  const { words } = useSite();
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-haspopup="dialog"
      command="show-modal"
      commandfor={menuId}
      onClick={() => withoutCommands((menu) => menu.showModal())}
    >
      <span className="visually-hidden">{words.menu.open}</span>
      <span className={styles.bars} aria-hidden="true" />
    </button>
  );
}

/**
 * The full-screen menu of narrow windows, a modal dialog: the platform keeps focus inside, closes it by Escape and
 * makes the page behind it inert. Closed also by any of its links and by widening the window.
 */
export function Menu() {
  const { navigation, words } = useSite();
  const { pathname } = useLocation();
  const menu = useRef<HTMLDialogElement>(null);
  const close = (): void => menu.current?.close();

  useEffect(() => {
    const query = matchMedia(wide);
    const onWiden = (): void => {
      if (query.matches) menu.current?.close();
    };
    query.addEventListener('change', onWiden);
    return () => query.removeEventListener('change', onWiden);
  }, []);

  return (
    <dialog ref={menu} id={menuId} aria-label={words.menu.label} className={`${styles.menu} on-ink`}>
      <div className={styles.head}>
        <Link href="/" className={styles.home} onClick={close}>
          <Logo />
          <span className="visually-hidden">{words.homeLink}</span>
        </Link>
        <button
          type="button"
          className={styles.close}
          command="close"
          commandfor={menuId}
          onClick={() => withoutCommands((dialog) => dialog.close())}
        >
          <span className="visually-hidden">{words.menu.close}</span>
          <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
            <path d="M4 4 20 20M20 4 4 20" stroke="currentColor" strokeWidth="2.5" />
          </svg>
        </button>
      </div>
      <nav aria-label={words.menu.label}>
        <ul className={styles.links}>
          {navigation.header.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} current={isCurrent(href, pathname)} onClick={close}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <SearchButton className={styles.search} onOpen={close}>
          {words.search.label}
        </SearchButton>
        <ActionLink href={navigation.action.href} tone="sun" onClick={close}>
          {navigation.action.label}
        </ActionLink>
      </nav>
    </dialog>
  );
}

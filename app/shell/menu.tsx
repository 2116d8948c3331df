import { ActionLink, Link } from '#app/links/link.tsx';
import { SearchButton } from '#app/search/search-button.tsx';
import { usePage, useSite } from '#app/site/site.tsx';
import { isCurrent } from './current.ts';
import { Logo } from './logo.tsx';
import styles from './menu.module.css';

const menuId = 'menu';

/** The menu button; works without script. */
export function MenuToggle() {
  const { words } = useSite();
  return (
    <button
      type="button"
      className={`${styles.toggle} on-screen`}
      aria-haspopup="dialog"
      command="show-popover"
      commandfor={menuId}
    >
      <span className="visually-hidden">{words.menu.open}</span>
      <span className={styles.bars} aria-hidden="true" />
    </button>
  );
}

/**
 * The full-screen menu of narrow viewports, a popover like all dialogs (`app/ui/dialog`). Script closes it on
 * navigation or when the viewport widens (`start.ts`).
 */
export function Menu() {
  const { navigation, words, offices, scheduler } = useSite();
  const { path } = usePage();
  return (
    <dialog id={menuId} popover="auto" aria-label={words.menu.label} className={styles.menu}>
      <div className={styles.head}>
        <Link href="/" className={styles.home}>
          <Logo />
          <span className="visually-hidden">{words.homeLink}</span>
        </Link>
        <button type="button" className={styles.close} command="hide-popover" commandfor={menuId}>
          <span className="visually-hidden">{words.menu.close}</span>
          <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
            <path d="M4 4 20 20M20 4 4 20" stroke="currentColor" strokeWidth="2.5" />
          </svg>
        </button>
      </div>
      <nav aria-label={words.menu.label}>
        <ul className={styles.links} data-of-page="menu">
          {navigation.header.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} current={isCurrent(href, path)}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {navigation.menu.length > 0 ? (
          <ul className={styles.more}>
            {navigation.menu.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        ) : null}
        <div className={styles.row}>
          <Link href={scheduler.href}>{scheduler.proposal}</Link>
          <SearchButton>{words.search.label}</SearchButton>
        </div>
        <dl className={styles.phones}>
          {offices.map(({ name, phone }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Link href={phone.href}>{phone.label}</Link>
              </dd>
            </div>
          ))}
        </dl>
        <ActionLink href={navigation.action.href}>{navigation.action.label}</ActionLink>
      </nav>
    </dialog>
  );
}

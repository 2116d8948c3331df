import { ActionLink, Link } from '#app/links/link.tsx';
import { SearchButton } from '#app/search/search-button.tsx';
import { useSite } from '#app/site.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './not-found.module.css';

export default function NotFound({ heading, text, picture, groups, chat }: SectionProps<'not-found'>) {
  const { chat: agency, words } = useSite();
  return (
    <section className="band-end on-paper">
      <div className={styles.scene}>
        <Picture picture={picture} sizes="100vw" loading="first" className={styles.picture} />
        <div className="wrap">
          <h1>{heading}</h1>
          <p>{text}</p>
        </div>
      </div>
      <div className={`wrap ${styles.ways}`}>
        {groups.map((group) => (
          <div key={group.heading}>
            <h2>{group.heading}</h2>
            <ul>
              {group.links.map(({ label, more, href }) => (
                <li key={href}>
                  <Link href={href} more={more}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className={styles.chat}>
          <SearchButton className={styles.search}>{words.search.label}</SearchButton>
          <p>{chat.text}</p>
          <ActionLink href={agency.href}>{chat.label}</ActionLink>
        </div>
      </div>
    </section>
  );
}

import { LinkList, TextLink } from '#app/links/link.tsx';
import { SearchButton } from '#app/search/search-button.tsx';
import { useSite } from '#app/site/site.tsx';
import { Scene } from '#app/ui/scene/scene.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './not-found.module.css';

export default function NotFound({ heading, text, groups, chat }: SectionProps<'not-found'>) {
  const { chat: agency, words } = useSite();
  const last = heading.lastIndexOf(' ') + 1;
  return (
    <section className={`${styles.section} on-ink`}>
      <div className={styles.scene}>
        <Scene at="lost" offices={[]} />
        <div className="wrap">
          <h1>
            {heading.slice(0, last)}
            <span className="fills">{heading.slice(last)}</span>
          </h1>
        </div>
      </div>
      <div className={`wrap ${styles.ways}`}>
        <div>
          <p className={styles.text}>{text}</p>
          <SearchButton className={styles.search}>{words.search.label}</SearchButton>
        </div>
        {groups.map((group) => (
          <div key={group.heading}>
            <h2>{group.heading}</h2>
            <LinkList links={group.links} />
          </div>
        ))}
        <p className={styles.chat}>
          {chat.text} <TextLink href={agency.href}>{chat.label}</TextLink>
        </p>
      </div>
    </section>
  );
}

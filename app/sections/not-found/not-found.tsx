import { Link, LinkList, TextLink } from '#app/links/link.tsx';
import { SearchButton } from '#app/search/search-button.tsx';
import { useSite } from '#app/site/site.tsx';
import { Mark } from '#app/ui/mark/mark.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Scene } from '#app/ui/scene/scene.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './not-found.module.css';

type NotFoundProps = SectionProps<'not-found'>;

function Wanted({ heading, pages }: NonNullable<NotFoundProps['wanted']>) {
  return (
    <div className={styles.wanted}>
      <h2>{heading}</h2>
      <ul>
        {pages.map(({ label, text, href, picture }) => (
          <li key={href}>
            <Link href={href} className="zooms">
              <Picture picture={picture} sizes="(width >= 768px) 34vw, 38vw" className={styles.picture} />
              <div>
                <h3>
                  {label} <Mark />
                </h3>
                <p>{text}</p>
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Articles({ heading, newest }: NonNullable<NotFoundProps['articles']>) {
  return (
    <div className={`wrap ${styles.articles}`}>
      <h2>{heading}</h2>
      <LinkList links={newest.map(({ href, title }) => ({ href, label: title }))} />
    </div>
  );
}

/** Letters of a heading that fits in its full size. */
const longest = 14;

export default function NotFound({ heading, text, wanted, articles, groups, chat }: NotFoundProps) {
  const { chat: agency, words } = useSite();
  const last = heading.lastIndexOf(' ') + 1;
  return (
    <section className={`${styles.section} on-ink`}>
      <div className={styles.scene} data-long={heading.length > longest || undefined}>
        <Scene at="lost" offices={[]} />
        <div className="wrap">
          <h1>
            {heading.slice(0, last)}
            <span className="fills">{heading.slice(last)}</span>
          </h1>
        </div>
      </div>
      <div className={`wrap ${styles.ask}`}>
        <p className={styles.text}>{text}</p>
        <div>
          <SearchButton className={styles.search}>
            <span>{words.search.field}</span> <b>{words.search.label}</b>
          </SearchButton>
          <p className={styles.chat}>
            {chat.text} <TextLink href={agency.href}>{chat.label}</TextLink>
          </p>
        </div>
      </div>
      {wanted ? <Wanted {...wanted} /> : null}
      {articles ? <Articles {...articles} /> : null}
      {groups ? (
        <div className={`wrap ${styles.groups}`}>
          {groups.map((group) => (
            <div key={group.heading}>
              <h2>{group.heading}</h2>
              <LinkList links={group.links} />
            </div>
          ))}
        </div>
      ) : null}
    </section>
  );
}

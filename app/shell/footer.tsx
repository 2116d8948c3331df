import { LinkList } from '#app/links/link.tsx';
import { SocialLinks } from '#app/links/social-links.tsx';
import { useSite } from '#app/site/site.tsx';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import { Ending } from './ending.tsx';
import styles from './footer.module.css';
import { MotionSwitch } from './motion-switch.tsx';
import { Partners } from './partners.tsx';
import { Places } from './places.tsx';

/** The footer's lists for narrow viewports, as disclosures. */
type List = ReturnType<typeof useSite>['navigation']['footer']['services'];

function Disclosures({ lists }: { lists: readonly List[] }) {
  return (
    <div className={styles.disclosures}>
      {lists.map(({ heading, links }) => (
        <details key={heading}>
          <summary>
            {heading}
            <Pointer className={styles.pointer} />
          </summary>
          <LinkList links={links} />
        </details>
      ))}
    </div>
  );
}

function End({ counted }: { counted: string | undefined }) {
  const { name, copyrightYear, navigation } = useSite();
  const { footer } = navigation;
  return (
    <div className={styles.end}>
      <p>
        © {copyrightYear} {name}. {footer.signature}
      </p>
      <div className={styles.social}>
        <SocialLinks />
      </div>
      <div className={styles.more}>
        <LinkList links={footer.more} />
        {counted ? (
          <button type="button" className={`${styles.motion} scripted`} data-privacy-choices="">
            {counted}
          </button>
        ) : null}
        <MotionSwitch />
      </div>
    </div>
  );
}

/** Scene, places, services, partners and legal links. Only the scene differs between pages. */
export function Footer({ counted }: { counted: string | undefined }) {
  const { locations, services } = useSite().navigation.footer;
  return (
    <footer className={`${styles.footer} on-ink on-screen`}>
      <div data-of-page="ending">
        <Ending />
      </div>
      <div className={`wrap ${styles.links}`}>
        <div className={styles.lists}>
          <Places />
          <nav aria-label={services.heading} className={styles.services}>
            <p>{services.heading}</p>
            <LinkList links={services.links} />
          </nav>
        </div>
        <Disclosures lists={[...locations, services]} />
        <Partners />
        <End counted={counted} />
      </div>
    </footer>
  );
}

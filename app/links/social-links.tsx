import { useSite } from '#app/site/site.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Link } from './link.tsx';
import styles from './social-links.module.css';

/** Links to the agency's profiles, as icons. */
export function SocialLinks() {
  return useSite().social.map(({ network, label, href, outline, mark }) => (
    <Link key={href} href={href}>
      {mark ? (
        <Picture picture={{ ...mark, alt: '' }} sizes="24px" className={styles.mark} />
      ) : (
        <Icon name={network} outline={outline} />
      )}
      <span className="visually-hidden">{label}</span>
    </Link>
  ));
}

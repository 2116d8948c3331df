import { ActionLink, Link } from '#app/links/link.tsx';
import { SocialLinks } from '#app/links/social-links.tsx';
import { usePage, useSite } from '#app/site.tsx';
import styles from './footer.module.css';
import { FooterBoat } from './footer-boat.tsx';
import { MotionSwitch } from './motion-switch.tsx';
import { Partners } from './partners.tsx';

function Ways() {
  const { navigation, phone, email, offices } = useSite();
  const { footer } = navigation;
  return (
    <dl className={styles.rows}>
      <div>
        <dt>{footer.phoneLabel}</dt>
        <dd className={styles.big}>
          <Link href={phone.href}>{phone.label}</Link>
        </dd>
      </div>
      <div>
        <dt>{footer.emailLabel}</dt>
        <dd className={styles.big}>
          <Link href={email.href}>{email.label}</Link>
        </dd>
      </div>
      {offices.map((office) => (
        <div key={office.name}>
          <dt>{office.name}</dt>
          <dd>{office.address}</dd>
        </div>
      ))}
      <div>
        <dt>{footer.socialLabel}</dt>
        <dd className={styles.social}>
          <SocialLinks />
        </dd>
      </div>
    </dl>
  );
}

/** Not on a page whose own contact block stands right above, with the same ways. */
function Contact() {
  const { heading, action } = useSite().navigation.footer;
  const { contact: hasContact } = usePage().frame;
  if (hasContact) return null;
  return (
    <div className={styles.contact}>
      <div className={styles.invitation}>
        <h2>{heading}</h2>
        <ActionLink href={action.href} tone="sun">
          {action.label}
        </ActionLink>
      </div>
      <Ways />
    </div>
  );
}

function Lists() {
  const { footer } = useSite().navigation;
  return (
    <div className={styles.lists}>
      {[...footer.locations, footer.services].map(({ heading, links }) => (
        <nav key={heading} aria-label={heading}>
          <p className={styles.listHeading}>{heading}</p>
          <ul>
            {links.map(({ label, more, href }) => (
              <li key={href}>
                <Link href={href} more={more}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}

/** Ways to reach the agency, every place and service, and the legal pages. Only its first part is the page's own. */
export function Footer({ counted }: { counted: string | undefined }) {
  const { name, copyrightYear, navigation } = useSite();
  const { footer } = navigation;
  return (
    <footer className={`${styles.footer} on-ink`}>
      <div className="wrap">
        <div data-of-page="contact">
          <Contact />
        </div>
        <Partners />
        <Lists />
        <div className={styles.end}>
          <FooterBoat />
          <p>
            © {copyrightYear} {name}. {footer.signature}
          </p>
          <ul>
            {footer.more.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
          {counted ? (
            <button type="button" className={styles.motion} data-privacy-choices="">
              {counted}
            </button>
          ) : null}
          <MotionSwitch />
        </div>
      </div>
    </footer>
  );
}

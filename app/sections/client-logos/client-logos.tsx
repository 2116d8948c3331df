import { TextLink } from '#app/links/link.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './client-logos.module.css';
import { LogoChoice } from './logo-choice.tsx';
import { Logos } from './logos.tsx';

export default function ClientLogos(props: SectionProps<'client-logos'>) {
  const { heading, text, link, large, clients, shown } = props;
  const logos = [
    ...(large ?? []).map((client) => ({ client, isLarge: true })),
    ...clients.map((client) => ({ client, isLarge: false })),
  ];
  return (
    <section className={`band on-paper ${shown === undefined ? '' : 'row'}`}>
      <div className="wrap">
        {shown === undefined ? (
          <>
            <div className={styles.head}>
              <h2>{heading}</h2>
              {link ? <TextLink {...link} /> : null}
            </div>
            <Logos logos={logos} />
          </>
        ) : (
          <LogoChoice heading={heading} text={text} logos={logos} shown={shown} />
        )}
      </div>
    </section>
  );
}

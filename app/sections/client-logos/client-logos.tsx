import type { SectionProps } from '../schemas.ts';
import styles from './client-logos.module.css';
import { LogoChoice } from './logo-choice.tsx';
import { Logos } from './logos.tsx';

export default function ClientLogos(props: SectionProps<'client-logos'>) {
  const { heading, large, clients, voices, shown } = props;
  const logos = [
    ...(large ?? []).map((client) => ({ client, isLarge: true })),
    ...clients.map((client) => ({ client, isLarge: false })),
  ];
  return (
    <section
      id="clients"
      className={`band ${large?.length === 1 ? 'on-sun' : 'on-paper'} ${shown === undefined ? '' : 'row'}`}
    >
      <div className="wrap">
        {shown === undefined ? (
          <>
            <h2 className={styles.heading}>{heading}</h2>
            <Logos logos={logos} />
          </>
        ) : (
          <LogoChoice heading={heading} logos={logos} voices={voices} shown={shown} />
        )}
      </div>
    </section>
  );
}

import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './clients-hero.module.css';

export default function ClientsHero({ heading, text, trades }: SectionProps<'clients-hero'>) {
  return (
    <section className="on-sun">
      <div className={`${styles.trades} on-ink`}>
        {trades.map(({ client, picture }, index) => (
          <figure key={client.id}>
            <Picture
              picture={picture}
              sizes="(width >= 768px) 36vw, 90vw"
              loading={index === 0 ? 'first' : 'lazy'}
            />
            <figcaption>
              <b>{client.name}</b>
              <span>
                {client.sector}, {client.city}
              </span>
            </figcaption>
          </figure>
        ))}
        <h1 className="fills">{heading}</h1>
      </div>
      <p className={`wrap ${styles.text}`}>{text}</p>
    </section>
  );
}

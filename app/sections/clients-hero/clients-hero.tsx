import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './clients-hero.module.css';

export default function ClientsHero({ heading, text, trades }: SectionProps<'clients-hero'>) {
  return (
    <section className="on-ink">
      <div className={styles.trades}>
        <h1 className="fills">{heading}</h1>
        <div className={styles.strips}>
          {trades.map(({ client, picture, above, solid }, index) => (
            <figure key={client.id} data-solid={solid}>
              <Picture
                picture={picture}
                sizes="(width >= 768px) 36vw, 75vw"
                loading={index === 0 ? 'first' : 'lazy'}
              />
              <Picture picture={above} sizes="90vw" className={styles.above} />
              <figcaption>
                <b>{client.name}</b>
                <span>
                  {client.sector}, {client.city}
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
      <p className={styles.text}>{text}</p>
    </section>
  );
}

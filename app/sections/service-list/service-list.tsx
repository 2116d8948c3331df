import { amountsOf } from '#app/content/amounts.ts';
import { Link, TextLink } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import type { SectionProps } from '../schemas.ts';
import RotatingWords from './rotating-words.island.tsx';
import styles from './service-list.module.css';

/** A price's amounts in all currencies, and what they are for. */
function Price({ price, per }: { price: string; per: string | undefined }) {
  return (
    <p className={styles.price}>
      {amountsOf(price).map(({ currency, figure }) => (
        <b key={currency}>
          <small>{currency}</small> {figure}{' '}
        </b>
      ))}
      {per ? <span>{per}</span> : null}
    </p>
  );
}

/**
 * The services as waves, the last one nearest. Hovering over or focusing a service fades in its picture and dims
 * everything else, in CSS only.
 */
export default function ServiceList(props: SectionProps<'service-list'>) {
  const { label, words, note, prices, services } = props;
  return (
    <section className={`${styles.section} on-ink`}>
      <div className={`wrap ${styles.head}`}>
        <h2 className="named">{label}</h2>
        {prices ? (
          <>
            <p>{prices.text}</p>
            <TextLink {...prices.link} />
          </>
        ) : null}
      </div>
      <Island
        name="rotating-words"
        component={RotatingWords}
        props={{ words, note, labels: useSite().words.turningWords }}
      />
      <ul className={styles.list}>
        {services.map(({ key, name, text, price, per, href, picture, object }) => (
          <li key={key} data-service={key}>
            <Picture
              picture={picture}
              sizes="(width >= 1024px) 100vw, (width >= 768px) 150vw, 100vw"
              className={styles.picture}
            />
            <div className={`wrap ${styles.wave}`}>
              <Link href={href} className={styles.name}>
                <span>{name}</span>
                <Pointer className={styles.pointer} />
              </Link>
              <div className={styles.facts}>
                <p>{text}</p>
                {price ? <Price price={price} per={per} /> : null}
              </div>
              {object ? <Picture picture={object} sizes="200px" className={styles.object} /> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useId } from 'react';
import { ActionLink } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { tabs as tabsOf } from '#app/ui/tabs/tabs.ts';
import type { SectionProps } from '../schemas.ts';
import styles from './service-panels.module.css';

type Props = SectionProps<'service-panels'>;

/** Milliseconds between slides on small screens. */
const slideTime = 2000;

/** The selected service is large, with its picture and its text below; the others are names beside it. */
function Panels({ heading, services }: Pick<Props, 'heading' | 'services'>) {
  const tabs = tabsOf(useId());
  return (
    <div className={styles.choice}>
      <div {...tabs.list(heading)} className={`${styles.list} ${tabs.listClass}`}>
        {services.map(({ name, picture }, index) => (
          <button key={name} {...tabs.tab(index)}>
            <Picture picture={{ ...picture, alt: '' }} sizes="72vw" className={styles.view} />
            <span>{name}</span>
          </button>
        ))}
      </div>
      {services.map(({ name, description }, index) => (
        <div key={name} {...tabs.panel(index, styles.panel)}>
          <p>{description}</p>
        </div>
      ))}
    </div>
  );
}

export default function ServicePanels({ heading, services, action }: Props) {
  const { words } = useSite();
  return (
    <section id="services" className="band slim on-paper">
      <div className="wrap">
        <div className={`${styles.ground} on-tide`}>
          <h2 className="roomy">{heading}</h2>
          {/* CSS shows one of the two. */}
          <Panels heading={heading} services={services} />
          <Carousel
            label={heading}
            labels={words.carousel}
            every={slideTime}
            headed
            className={styles.slides}
          >
            {services.map(({ name, description, picture }) => (
              <div key={name}>
                <div className={styles.picture}>
                  <Picture picture={picture} sizes="(width >= 768px) 70vw, 124vw" />
                </div>
                <h3>{name}</h3>
                <p>{description}</p>
              </div>
            ))}
          </Carousel>
          <p className={styles.action}>
            <ActionLink {...action} tone="sun" />
          </p>
        </div>
      </div>
    </section>
  );
}

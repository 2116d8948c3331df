import { useId } from 'react';
import { ActionLink } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { tabs as tabsOf } from '#app/ui/tabs/tabs.ts';
import type { SectionProps } from '../schemas.ts';
import { CoastMap } from './coast-map.tsx';
import styles from './service-panels.module.css';

type Props = SectionProps<'service-panels'>;

/** Milliseconds between slides on small screens. */
const slideTime = 2000;

/** The names as one large text; below it the selected service in words and in a picture. */
function Panels({ heading, services }: Pick<Props, 'heading' | 'services'>) {
  const tabs = tabsOf(useId());
  return (
    <div className={styles.choice}>
      <div {...tabs.list(heading)} className={`${styles.list} ${tabs.listClass}`}>
        {services.map(({ name }, index) => (
          <button key={name} {...tabs.tab(index)}>
            {name}
          </button>
        ))}
      </div>
      {services.map(({ name, description, picture }, index) => (
        <div key={name} {...tabs.panel(index, styles.panel)}>
          <p>{description}</p>
          <Picture picture={picture} sizes="72vw" className={styles.picture} />
        </div>
      ))}
    </div>
  );
}

export default function ServicePanels({ heading, services, action, coast }: Props) {
  const { words } = useSite();
  return (
    <section className="band-end slim on-tide">
      <CoastMap {...coast} />
      <div className={`wrap ${styles.inner}`}>
        <h2 className="roomy">{heading}</h2>
        {/* CSS shows one of the two. */}
        <Panels heading={heading} services={services} />
        <Carousel label={heading} labels={words.carousel} every={slideTime} headed className={styles.slides}>
          {services.map(({ name, description, picture }) => (
            <div key={name}>
              <Picture picture={picture} sizes="(width >= 768px) 100vw, 130vw" className={styles.picture} />
              <h3>{name}</h3>
              <p>{description}</p>
            </div>
          ))}
        </Carousel>
        <p className={styles.action}>
          <ActionLink {...action} tone="sun" />
        </p>
      </div>
    </section>
  );
}

import { useId } from 'react';
import { TextLink } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { tabs as tabsOf } from '#app/ui/tabs/tabs.ts';
import type { SectionProps } from '../schemas.ts';
import styles from './service-selector.module.css';

type Choice = Pick<SectionProps<'service-selector'>, 'heading' | 'services'>;

/** Milliseconds between slides on small screens. */
const slideTime = 2000;

function Service({ name, description, picture }: Choice['services'][number]) {
  return (
    <>
      <Picture picture={picture} sizes="(width >= 1024px) 54vw, 100vw" className={styles.picture} />
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>{description}</p>
      </div>
    </>
  );
}

function Selector({ heading, services }: Choice) {
  const tabs = tabsOf(useId(), 'vertical');
  return (
    <div className={styles.columns}>
      <div {...tabs.list(heading)} className={`${styles.list} ${tabs.listClass}`}>
        {services.map(({ name }, index) => (
          <button key={name} {...tabs.tab(index)}>
            {name}
          </button>
        ))}
      </div>
      {services.map((service, index) => (
        <div key={service.name} {...tabs.panel(index, styles.panel)}>
          <Service {...service} />
        </div>
      ))}
    </div>
  );
}

function Slides({ heading, services }: Choice) {
  const { words } = useSite();
  return (
    <Carousel label={heading} labels={words.carousel} every={slideTime} headed className={styles.slides}>
      {services.map((service) => (
        <div key={service.name}>
          <Service {...service} />
        </div>
      ))}
    </Carousel>
  );
}

export default function ServiceSelector({ heading, services, action }: SectionProps<'service-selector'>) {
  return (
    <section className={`${styles.section} band slim on-paper`}>
      <div className={`wrap ${styles.inner}`}>
        <h2 className="roomy">{heading}</h2>
        {/* CSS shows one of the two. */}
        <Selector heading={heading} services={services} />
        <Slides heading={heading} services={services} />
        <p className={styles.action}>
          <TextLink {...action} />
        </p>
      </div>
    </section>
  );
}

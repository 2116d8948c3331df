import { Fragment } from 'react';
import { TextLink } from '#app/links/link.tsx';
import { useSite } from '#app/site/site.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { ShowAll } from '#app/ui/show-all/show-all.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './service-blocks.module.css';

type ServiceBlock = SectionProps<'service-blocks'>['blocks'][number];

/** Number of services shown initially on narrow viewports. */
const first = 3;

function Block({
  id,
  slug,
  service,
  composition,
  picture,
  narrow,
  price,
  action,
  as: Name,
}: ServiceBlock & { as: 'h2' | 'h3' }) {
  const { words } = useSite();
  return (
    <article id={slug} data-anchor={id} className={styles.block} data-composition={composition}>
      <Picture
        picture={picture}
        sizes={`(width >= 1024px) ${composition === 'beside' ? 46 : 60}vw, 100vw`}
        narrow={narrow && { picture: narrow, below: 768, sizes: '100vw' }}
        className={styles.picture}
      />
      <Name className={styles.name}>{service.title}</Name>
      <p className={styles.description}>{service.description}</p>
      <ul>
        {service.services.map((name, index) => (
          <Fragment key={name}>
            {index === first ? <ShowAll below={1024} label={words.showAll} of={service.title} /> : null}
            <li>{name}</li>
          </Fragment>
        ))}
      </ul>
      <div className={styles.foot}>
        {service.proof ? (
          <p className={styles.proof}>
            <b>{service.proof.figure}</b> <span>{service.proof.text}</span>
          </p>
        ) : null}
        {price ? <p className={styles.price}>{price}</p> : null}
        <TextLink {...action} />
      </div>
    </article>
  );
}

export default function ServiceBlocks({ heading, index, blocks }: SectionProps<'service-blocks'>) {
  return (
    <section className={`${styles.section} on-paper`}>
      {index ? (
        <nav aria-label={index} className={styles.index}>
          <ul className="wrap">
            {blocks.map(({ slug, service }) => (
              <li key={slug}>
                <a href={`#${slug}`}>{service.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {heading ? <h2 className={`wrap ${styles.heading}`}>{heading}</h2> : null}
      {blocks.map((block) => (
        <Block key={block.slug} as={heading ? 'h3' : 'h2'} {...block} />
      ))}
    </section>
  );
}

import { Fragment } from 'react';
import { Link, TextLink } from '#app/links/link.tsx';
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
  board,
  ground,
  picture,
  wide,
  action,
  as: Name,
}: ServiceBlock & { as: 'h2' | 'h3' }) {
  const { words } = useSite();
  const beside = '(width >= 600px) 50vw, 100vw';
  return (
    <article id={slug} data-anchor={id} className={styles.block} data-board={board} data-ground={ground}>
      <Picture
        picture={wide ?? picture}
        sizes={board === 'row' ? '100vw' : beside}
        narrow={wide && { picture, below: 1024, sizes: beside }}
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
      {service.proof ? (
        <p className={styles.proof}>
          <b>{service.proof.figure}</b> <span>{service.proof.text}</span>
        </p>
      ) : null}
      <TextLink {...action} />
    </article>
  );
}

export default function ServiceBlocks({ heading, index, blocks }: SectionProps<'service-blocks'>) {
  return (
    <section className="on-paper">
      {index ? (
        <nav aria-label={index.label} className={styles.index}>
          <ul className="wrap">
            {blocks.map(({ slug, service }) => (
              <li key={slug}>
                <a href={`#${slug}`}>{service.title}</a>
              </li>
            ))}
            {index.also.map((link) => (
              <li key={link.href}>
                <Link {...link} />
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {heading ? <h2 className={`wrap ${styles.heading}`}>{heading}</h2> : null}
      <div className={styles.boards}>
        {blocks.map((block) => (
          <Block key={block.slug} as={heading ? 'h3' : 'h2'} {...block} />
        ))}
      </div>
    </section>
  );
}

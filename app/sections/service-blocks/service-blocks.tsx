import { TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './service-blocks.module.css';
import { useHashScroll } from './use-hash-scroll.ts';

type ServiceBlock = SectionProps<'service-blocks'>['blocks'][number];

function Block({ slug, service, picture, action }: ServiceBlock) {
  return (
    <article id={slug} className={styles.block}>
      <Picture
        picture={picture}
        sizes="(width >= 1024px) 80vw, (width >= 768px) 832px, 100vw"
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2>{service.title}</h2>
        <p>{service.description}</p>
        <ul>
          {service.services.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <TextLink href={action.href} more={action.more}>
          {action.label}
        </TextLink>
      </div>
    </article>
  );
}

export default function ServiceBlocks({ blocks }: SectionProps<'service-blocks'>) {
  useHashScroll(blocks);
  return (
    <section className="band-start slim on-paper">
      {blocks.map((block) => (
        <Block key={block.slug} {...block} />
      ))}
    </section>
  );
}

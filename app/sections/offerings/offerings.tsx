import { Fragment } from 'react';
import { TextLink } from '#app/links/link.tsx';
import { useSite } from '#app/site.tsx';
import { ShowAll } from '#app/ui/show-all/show-all.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './offerings.module.css';

/** How many narrow windows show at first. */
const first = 3;

export default function Offerings({ heading, offerings }: SectionProps<'offerings'>) {
  const { words } = useSite();
  return (
    <section className="band on-paper">
      <div className="wrap">
        <h2>{heading}</h2>
        <ul className={styles.offerings}>
          {offerings.map(({ title, description, link }, index) => (
            <Fragment key={title}>
              {index === first ? <ShowAll below={768} label={words.showAll} of={heading} /> : null}
              <li>
                <h3>{title}</h3>
                <p>{description}</p>
                <TextLink href={link.href} more={link.more}>
                  {link.label}
                </TextLink>
              </li>
            </Fragment>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { TextLink } from '#app/links/link.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './offerings.module.css';

export default function Offerings({ heading, offerings }: SectionProps<'offerings'>) {
  return (
    <section className="band on-paper">
      <div className="wrap">
        <h2>{heading}</h2>
        <ul className={styles.offerings}>
          {offerings.map(({ title, description, link }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
              <TextLink href={link.href} more={link.more}>
                {link.label}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

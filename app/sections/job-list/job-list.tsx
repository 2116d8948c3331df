import { TextLink } from '#app/links/link.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './job-list.module.css';

export default function JobList({ heading, text, apply, openings }: SectionProps<'job-list'>) {
  const { location, mode, jobs } = openings;
  return (
    <section className="band on-paper">
      <div className="wrap">
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <ul className={styles.jobs}>
          {jobs.map(({ id, title, location: place, mode: own }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p>
                <span>{place ?? location}</span>
                <span>{own ?? mode}</span>
              </p>
              {/* The contact form reads the role from the address. */}
              <TextLink href={`/contact?role=${id}#form`} more={title}>
                {apply}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

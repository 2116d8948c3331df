import { fillIn } from '#app/content/fill-in.ts';
import type { JobList as Openings } from '#app/content/model.ts';
import { Link } from '#app/links/link.tsx';
import { BoatPart, hasBoat } from '#app/ui/boat/boat.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './job-list.module.css';
import JobTeams from './job-teams.island.tsx';

type Job = Openings['jobs'][number];

function placeOf({ location, mode }: Pick<Openings, 'location' | 'mode'>): string {
  return `${location}. ${mode}.`;
}

interface JobRowProps {
  job: Job;
  /** All jobs with this title. */
  same: readonly Job[];
  /** As below the section's heading, unless the job has its own. */
  place: string;
  isShared: boolean;
  words: Pick<SectionProps<'job-list'>, 'apply' | 'which'>;
}

function JobRow({ job, same, place, isShared, words }: JobRowProps) {
  const which =
    same.length > 1 ? fillIn(words.which, { n: same.indexOf(job) + 1, total: same.length }) : undefined;
  const aside = job.area ?? which;
  return (
    <li className={styles.seat} data-again={job === same[0] ? undefined : ''}>
      <BoatPart part="seat" className={styles.oar} />
      <div>
        <h4 className={job === same[0] ? undefined : 'visually-hidden'}>{job.title}</h4>
        <p>
          {aside ? <b>{aside}</b> : null} {job.does}{' '}
          <span className={isShared ? 'visually-hidden' : undefined}>{place}</span>
        </p>
      </div>
      {/* The contact form reads the role from the query. */}
      <Link
        href={`/contact?role=${job.id}#form`}
        more={[job.title, job.area, which].filter(Boolean).join(', ')}
      >
        {words.apply}
        <Pointer />
      </Link>
    </li>
  );
}

export default function JobList(props: SectionProps<'job-list'>) {
  const { heading, text, team: label, everyone, openings } = props;
  const { teams } = openings;
  return (
    <section className={`${styles.section} band slim on-tide`} data-plain={hasBoat ? undefined : ''}>
      <div className={`wrap ${styles.head}`}>
        <h2>{heading}</h2>
        <p className={styles.place}>{placeOf(openings)}</p>
        {text ? <p>{text}</p> : null}
        <Island
          name="job-teams"
          component={JobTeams}
          props={{ label, everyone, teams: teams.map(({ name, jobs }) => ({ name, count: jobs.length })) }}
        >
          {teams.map(({ name, jobs }) => (
            <div key={name}>
              <h3>{name}</h3>
              <ul>
                {jobs.map((job) => (
                  <JobRow
                    key={job.id}
                    job={job}
                    same={jobs.filter(({ title }) => title === job.title)}
                    place={placeOf({
                      location: job.location ?? openings.location,
                      mode: job.mode ?? openings.mode,
                    })}
                    isShared={!job.location && !job.mode}
                    words={props}
                  />
                ))}
              </ul>
            </div>
          ))}
        </Island>
      </div>
    </section>
  );
}

import type { JobList as Openings } from '#app/content/model.ts';
import { Link } from '#app/links/link.tsx';
import { BoatPart, hasBoat } from '#app/ui/boat/boat.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { Pointer } from '#app/ui/pointer/pointer.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './job-list.module.css';
import JobTeams from './job-teams.island.tsx';

type Job = Openings['jobs'][number];

interface JobRowProps {
  job: Job;
  /** Which of several jobs with its title it is. */
  which: string | undefined;
  place: string;
  apply: string;
}

function JobRow({ job, which, place, apply }: JobRowProps) {
  return (
    <li className={styles.seat}>
      <BoatPart part="seat" className={styles.oar} />
      <div>
        <h4>{job.title}</h4>
        {which ? <b>{which}</b> : null}
        {/* Said once above the list; a job that is elsewhere says so where it stands. */}
        <p className={(job.location ?? job.mode) ? undefined : 'visually-hidden'}>{place}</p>
      </div>
      {/* The contact form reads the role from the address. */}
      <Link href={`/contact?role=${job.id}#form`} more={[job.title, which].filter(Boolean).join(', ')}>
        {apply}
        <Pointer />
      </Link>
    </li>
  );
}

/** Which of the jobs with its title a job is, in the words of `which`; nothing where it is the only one. */
function whichOf(job: Job, jobs: readonly Job[], which: string): string | undefined {
  const same = jobs.filter(({ title }) => title === job.title);
  if (same.length === 1) return undefined;
  return which.replace('{n}', String(same.indexOf(job) + 1)).replace('{total}', String(same.length));
}

export default function JobList(props: SectionProps<'job-list'>) {
  const { heading, text, apply, team: label, everyone, which, openings } = props;
  const { location, mode, teams } = openings;
  return (
    <section className={`${styles.section} band slim on-tide`} data-plain={hasBoat ? undefined : ''}>
      <div className={`wrap ${styles.head}`}>
        <h2>{heading}</h2>
        <p>{text}</p>
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
                    which={whichOf(job, jobs, which)}
                    place={`${job.location ?? location}. ${job.mode ?? mode}.`}
                    apply={apply}
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

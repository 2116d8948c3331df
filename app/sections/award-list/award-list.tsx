import type { Award } from '#app/content/model.ts';
import { ActionLink, TextLink } from '#app/links/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { SectionProps } from '../schemas.ts';
import styles from './award-list.module.css';

function Place({ award, awardedFor }: { award: Award; awardedFor: string }) {
  const { metal, title, year, description, trophy, picture, logo, work } = award;
  return (
    <li data-metal={metal}>
      <div className={styles.niche}>
        <Picture
          picture={trophy ?? picture}
          sizes="(width >= 768px) min(36vw, 540px), 76vw"
          className={styles.object}
        />
      </div>
      <p className={styles.plank}>
        <b>
          {metal} {year}
        </b>
      </p>
      <div className={styles.card}>
        <h3>{title}</h3>
        <div className={styles.facts}>
          <Picture picture={logo} sizes="200px" className={styles.logo} />
          {work && (
            <p>
              {awardedFor} <TextLink href={work.href}>{work.heading}</TextLink>
            </p>
          )}
        </div>
        <p>{description}</p>
      </div>
    </li>
  );
}

/** A cabinet: each trophy on a shelf with its metal on the edge, and an empty shelf under a lamp at the end. */
export default function AwardList({
  text,
  heading,
  awardedFor,
  awards,
  closing,
}: SectionProps<'award-list'>) {
  return (
    <section className={`on-ink ${styles.cabinet}`}>
      <div className={styles.why}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <ol>
        {awards.map((award) => (
          <Place key={award.id} award={award} awardedFor={awardedFor} />
        ))}
      </ol>
      <div className={styles.free}>
        <div className={styles.niche}>
          <svg
            className={styles.lamp}
            viewBox="0 0 800 400"
            preserveAspectRatio="xMidYMax"
            aria-hidden="true"
          >
            <defs>
              <linearGradient id="beam" x2="0" y2="1">
                <stop offset="0" stopColor="var(--sun-400)" stopOpacity=".8" />
                <stop offset="1" stopColor="var(--sun-400)" stopOpacity=".2" />
              </linearGradient>
              <radialGradient id="pool">
                <stop offset=".3" stopColor="var(--sun-200)" />
                <stop offset="1" stopColor="var(--sun-400)" stopOpacity="0" />
              </radialGradient>
            </defs>
            <path d="M350 66H450L740 400H60Z" fill="url(#beam)" />
            <ellipse cx="400" cy="396" rx="390" ry="30" fill="url(#pool)" />
            <path d="M310 290H490L512 400H288Z" fill="var(--wood-900)" />
            <path d="M310 290H490L494 310H306Z" fill="var(--wood-500)" />
            <ellipse cx="400" cy="290" rx="90" ry="9" fill="var(--sun-200)" />
            <path d="M396 -900H404V20H396Z" fill="var(--gold)" />
            <path d="M400 8C350 8 336 40 336 70H464C464 40 450 8 400 8Z" fill="var(--gold)" />
            <ellipse cx="400" cy="70" rx="64" ry="8" fill="var(--sun-200)" />
          </svg>
        </div>
        <p className={styles.plank}>
          <b />
        </p>
        <div className={styles.card}>
          <h3>{closing.heading}</h3>
          <p>{closing.text}</p>
          <ActionLink href={closing.action.href} more={closing.action.more} tone="sun">
            {closing.action.label}
          </ActionLink>
        </div>
      </div>
    </section>
  );
}

import type { SectionProps } from '../schemas.ts';
import { Chapter, Words } from '../story/chapter.tsx';
import styles from './story-timetable.module.css';

export default function StoryTimetable(props: SectionProps<'story-timetable'>) {
  const { ground, heading, languages, board, departures, paragraphs } = props;
  return (
    <Chapter ground={ground}>
      <div className="wrap">
        <Words heading={heading} paragraphs={paragraphs} />
        {/* The two languages face each other in every direction of the page. */}
        <div className={styles.board} dir="ltr">
          {board.map((name, side) => (
            <p key={name} className={styles.name} lang={languages[side]} dir="auto">
              {name}
            </p>
          ))}
          <ol>
            {departures.map(({ hour, was, place, state }) => (
              <li key={hour} data-moved={was && ''}>
                {place.map((name, side) => (
                  <p key={name} lang={languages[side]} dir="auto">
                    <b>{name}</b> {state[side]}
                  </p>
                ))}
                <p className={styles.hour}>
                  {was ? <s>{was}</s> : null} {hour}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Chapter>
  );
}

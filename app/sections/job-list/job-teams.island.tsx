import { Children, type ReactNode, useState } from 'react';
import { BoatPart, hasBoat } from '#app/ui/boat/boat.tsx';
import styles from './job-list.module.css';
import { takenSeats, teamsOnFirstSide } from './sides.ts';

interface JobTeamsProps {
  label: string;
  everyone: string;
  teams: readonly { name: string; count: number }[];
  children: ReactNode;
}

const colors = 6;

/**
 * The teams on both sides of the boat, with a button to highlight each. The selected team moves to the front of the
 * DOM for screen readers; `order` keeps it in place visually.
 */
export default function JobTeams({ label, everyone, teams, children }: JobTeamsProps) {
  const [chosen, choose] = useState<number>();
  const counts = teams.map(({ count }) => count);
  const first = teamsOnFirstSide(counts);
  const taken = hasBoat ? takenSeats(counts) : [];
  const lists = Children.toArray(children);
  const sides = (['start', 'end'] as const).map((side, place) => ({
    side,
    place,
    members: lists.map((list, team) => ({ list, team })).filter(({ team }) => team < first === (place === 0)),
  }));
  const isChosen = ({ team }: { team: number }): boolean => team === chosen;
  const ordered = <T,>(items: readonly T[], wanted: (item: T) => boolean): T[] =>
    items.toSorted((a, b) => Number(wanted(b)) - Number(wanted(a)));
  const all = { name: everyone, count: counts.reduce((sum, count) => sum + count, 0) };
  const choices = [{ ...all, team: undefined }, ...teams.map((team, index) => ({ ...team, team: index }))];

  return (
    <>
      <div role="group" aria-label={label} className={`${styles.filter} on-screen scripted`}>
        {choices.map(({ name, count, team }) => (
          <button key={name} type="button" aria-pressed={team === chosen} onClick={() => choose(team)}>
            {name} <span>{count}</span>
          </button>
        ))}
      </div>
      <div className={styles.boat}>
        <BoatPart part="stern" className={styles.stern} />
        {ordered(sides, ({ members }) => members.some(isChosen)).map(({ side, place, members }) => (
          <div key={side} data-side={side} style={chosen === undefined ? undefined : { order: place }}>
            {ordered(members, isChosen).map(({ list, team }) => (
              <div
                key={team}
                className={styles.team}
                data-color={team % colors}
                data-chosen={chosen === undefined ? undefined : team === chosen}
                style={chosen === undefined ? undefined : { order: team }}
              >
                {list}
              </div>
            ))}
            {Array.from({ length: taken[place] ?? 0 }, (_, seat) => (
              <div
                key={`taken ${seat}`}
                className={styles.seat}
                style={chosen === undefined ? undefined : { order: teams.length }}
              >
                <BoatPart part="taken" className={styles.oar} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

import type { Still } from '../still.ts';
import type { Family } from './family.ts';
import { readManifest } from './manifest.ts';
import { type Outcome, attempt } from './outcome.ts';
import { deliverStill } from './still.ts';

/** Two stills at a time: one is drawn while the other is encoded. */
const AT_ONCE = 2;

/** Updates the chosen stills of some families. */
export async function deliverStills(
  families: readonly Family[],
  chosen: (family: Family, still: Still) => boolean,
  force: boolean,
  outcome: Outcome,
): Promise<void> {
  const jobs = families.flatMap((family) =>
    family.stills.filter((still) => chosen(family, still)).map((still) => ({ still, family })),
  );
  const lane = async (): Promise<void> => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { still, family } = job;
      await attempt(
        still.key,
        outcome,
        () => deliverStill(still, family, force),
        () => readManifest().pictures[still.key]?.files,
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

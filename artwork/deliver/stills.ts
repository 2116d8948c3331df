import type { Still } from '../still.ts';
import type { Family } from './families.ts';
import { readManifest } from './manifest.ts';
import { deliverStill } from './still.ts';

/** Two stills at a time: one is drawn while another is being encoded. */
const AT_ONCE = 2;

export interface Outcome {
  drawn: number;
  fresh: number;
  failed: number;
}

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} KB`;

function report(still: Still, milliseconds: number): void {
  const files = readManifest().pictures[still.key]?.files ?? [];
  const sizes = files.map((file) => kilobytes(file.bytes)).join(', ');
  console.log(`${still.key.padEnd(36)} ${(milliseconds / 1000).toFixed(1).padStart(5)} s  ${sizes}`);
}

async function bring(still: Still, family: Family, force: boolean, outcome: Outcome): Promise<void> {
  const start = performance.now();
  try {
    const drawn = await deliverStill(still, family, force);
    outcome[drawn ? 'drawn' : 'fresh'] += 1;
    if (drawn) report(still, performance.now() - start);
  } catch (error) {
    outcome.failed += 1;
    console.error(`${still.key}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}

/** Brings the chosen stills of some families up to date; one still's failure does not stop the others. */
export async function deliverStills(
  families: readonly Family[],
  chosen: (family: Family, still: Still) => boolean,
  force: boolean,
): Promise<Outcome> {
  const jobs = families.flatMap((family) =>
    family.stills.filter((still) => chosen(family, still)).map((still) => ({ still, family })),
  );
  const outcome: Outcome = { drawn: 0, fresh: 0, failed: 0 };
  const lane = async (): Promise<void> => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await bring(job.still, job.family, force, outcome);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return outcome;
}

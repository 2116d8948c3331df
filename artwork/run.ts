import sharp from 'sharp';
import { checkMedia, deliveredBytes } from './deliver/check.ts';
import { FAMILY_NAMES, loadFamilies } from './deliver/families.ts';
import { readManifest } from './deliver/manifest.ts';
import { assertUniqueKeys, prunePictures } from './deliver/prune.ts';
import { deliverStills } from './deliver/stills.ts';

const USAGE = `usage: node artwork/run.ts [--force] [family or key ...]   draw, encode and register
       node artwork/run.ts --check                             prove what is delivered
families: ${FAMILY_NAMES.join(', ')}`;

function check(): number {
  const faults = checkMedia();
  for (const fault of faults) console.error(fault);
  const manifest = readManifest();
  const pictures = Object.keys(manifest.pictures).length;
  const videos = Object.keys(manifest.videos).length;
  const total = (deliveredBytes(manifest) / 1e6).toFixed(1);
  console.log(`${pictures} pictures, ${videos} videos, ${total} MB, ${faults.length} faults`);
  return faults.length > 0 ? 1 : 0;
}

/** A name on the command line is a family, a key, or the beginning of keys. */
const matches = (name: string, family: string, key: string): boolean =>
  name === family || key === name || key.startsWith(`${name.replace(/\/$/, '')}/`);

async function draw(names: readonly string[], force: boolean): Promise<number> {
  const start = performance.now();
  const all = names.length === 0;
  const families = await loadFamilies((name) => all || names.includes(name));
  assertUniqueKeys(families);
  const known = (name: string): boolean =>
    FAMILY_NAMES.some((family) => family === name) ||
    families.some((family) => family.stills.some((still) => matches(name, family.name, still.key)));
  const unknown = names.filter((name) => !known(name));
  if (unknown.length > 0) throw new Error(`unknown: ${unknown.join(', ')}\n${USAGE}`);
  const { drawn, fresh, failed } = await deliverStills(
    families,
    (family, still) => all || names.some((name) => matches(name, family.name, still.key)),
    force,
  );
  const pruned = await prunePictures(families, []);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${drawn} delivered, ${fresh} unchanged, ${pruned} removed, ${failed} failed in ${seconds} s`);
  return failed > 0 ? 1 : 0;
}

async function main(): Promise<number> {
  const given = process.argv.slice(2);
  const flags = given.filter((word) => word.startsWith('--'));
  if (flags.some((flag) => !['--check', '--force'].includes(flag))) throw new Error(USAGE);
  if (flags.includes('--check')) return check();
  // One thread a picture: two pictures are worked on at a time, and the output never depends on the machine.
  sharp.concurrency(1);
  sharp.cache(false);
  return draw(
    given.filter((word) => !word.startsWith('--')),
    flags.includes('--force'),
  );
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

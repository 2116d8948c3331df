import sharp from 'sharp';
import { checkMedia, deliveredBytes } from './deliver/check.ts';
import { draw } from './deliver/draw.ts';
import { readManifest } from './deliver/manifest.ts';

const USAGE = `usage: node artwork/run.ts [--force] [family or key ...]   draw, encode and register
       node artwork/run.ts --check                             prove what is delivered`;

/** The names to draw; for another site only its photographs, because all drawings show the sample. */
function namesIn(given: readonly string[]): string[] {
  const names = given.filter((word) => !word.startsWith('--'));
  if (!process.env['SITE']) return names;
  if (!names.includes('originals'))
    throw new Error('of another site only photographs are prepared: npm run media');
  return ['originals'];
}

function check(): boolean {
  const faults = checkMedia();
  for (const fault of faults) console.error(fault);
  const manifest = readManifest();
  const pictures = Object.keys(manifest.pictures).length;
  const videos = Object.keys(manifest.videos).length;
  const total = (deliveredBytes(manifest) / 1e6).toFixed(1);
  console.log(`${pictures} pictures, ${videos} videos, ${total} MB, ${faults.length} faults`);
  return faults.length === 0;
}

async function main(): Promise<boolean> {
  const given = process.argv.slice(2);
  const flags = given.filter((word) => word.startsWith('--'));
  if (flags.some((flag) => !['--check', '--force'].includes(flag))) throw new Error(USAGE);
  if (flags.includes('--check')) return check();
  // One thread per picture: two pictures are processed at a time, and the output is the same on any machine.
  sharp.concurrency(1);
  sharp.cache(false);
  const names = namesIn(given);
  const { failed } = await draw(names, flags.includes('--force'));
  return failed === 0;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

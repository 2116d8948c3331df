import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Film } from '../video/film.ts';
import { paintFrames } from './frames.ts';

/** Needed only to draw films, not to install or build. */
const PROGRAM = 'ffmpeg';

const QUIET = ['-hide_banner', '-loglevel', 'error', '-y'];

/** Reproducible output: no dates, no encoder names, a fixed number of threads. */
const REPEATABLE = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-threads', '2'];

/** Colours are tagged as BT.709, which browsers assume at this size. */
const COLORS = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
];

export type Codec = 'av1' | 'h264';

const CODECS: Record<Codec, readonly string[]> = {
  av1: ['-c:v', 'libaom-av1', '-b:v', '0', '-cpu-used', '6', '-row-mt', '1', '-g', '250'],
  h264: ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-profile:v', 'high', '-g', '250'],
};

function ffmpeg(args: readonly string[]): { finished: Promise<void>; input: NodeJS.WritableStream } {
  const child = spawn(PROGRAM, [...QUIET, ...args], { stdio: ['pipe', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  const finished = (async (): Promise<void> => {
    const [code] = (await once(child, 'close')) as [number];
    if (code !== 0) throw new Error(`${PROGRAM}: ${complaint.trim()}`);
  })();
  return { finished, input: child.stdin };
}

/** Renders a film into one lossless file that the encoders read repeatedly. */
export async function record(film: Film, target: string): Promise<void> {
  const { width, height, rate } = film;
  const format = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    String(rate),
    '-i',
    '-',
  ];
  const { finished, input } = ffmpeg([...format, '-c:v', 'ffv1', '-pix_fmt', 'bgr0', target]);
  await paintFrames(film, async (pixels) => {
    if (!input.write(pixels)) await once(input, 'drain');
  });
  input.end();
  await finished;
}

/** Encodes a recorded film without sound, for progressive playback. */
export async function encodeFilm(source: string, target: string, codec: Codec, crf: number): Promise<void> {
  const tail = ['-an', '-movflags', '+faststart', ...REPEATABLE, target];
  const { finished, input } = ffmpeg([
    '-i',
    source,
    ...CODECS[codec],
    '-crf',
    String(crf),
    ...COLORS,
    ...tail,
  ]);
  input.end();
  await finished;
}

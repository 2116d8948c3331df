import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { VideoEntry } from '../../app/content/media.ts';
import { filmDigest } from '../video/digest.ts';
import type { Film } from '../video/film.ts';
import { isFresh, remember } from './cache.ts';
import { videoType } from './codecs.ts';
import { type Codec, encodeFilm, record } from './ffmpeg.ts';
import { fileHash, hashOf } from './hash.ts';
import { videoLimit } from './limits.ts';
import { readManifest, registerVideo } from './manifest.ts';
import { MEDIA } from './paths.ts';

/** Part of every digest: increase it when encoder settings change. */
const ENCODERS = 'film-2';

interface Scale {
  codec: Codec;
  /** Best and worst constant rate factor. */
  best: number;
  worst: number;
  /** Measured decrease of log(bytes) per step. */
  fall: number;
}

/** AV1 comes first in the manifest. */
const SCALES: readonly Scale[] = [
  { codec: 'av1', best: 42, worst: 62, fall: 0.085 },
  { codec: 'h264', best: 28, worst: 42, fall: 0.14 },
];

type DeliveredFile = VideoEntry['files'][number];

/** Encodes at the best quality within the limit, with as few attempts as possible. */
async function fit(film: Film, source: string, scale: Scale): Promise<Buffer> {
  const { codec, best, worst, fall } = scale;
  const attempt = join(dirname(source), `${codec}.mp4`);
  const limit = videoLimit(film.key);
  for (let crf = best; crf <= worst;) {
    await encodeFilm(source, attempt, codec, crf);
    const bytes = readFileSync(attempt);
    if (bytes.length <= limit) return bytes;
    crf += Math.max(1, Math.ceil(Math.log(bytes.length / limit) / fall));
  }
  throw new Error(`${film.key}: ${codec} does not keep to ${limit} bytes`);
}

function save(film: Film, codec: Codec, bytes: Buffer): DeliveredFile {
  const { key, width, height } = film;
  const path = `${key}.${codec}.mp4`;
  mkdirSync(dirname(join(MEDIA, path)), { recursive: true });
  writeFileSync(join(MEDIA, path), bytes);
  return { path, type: videoType(bytes), width, height, bytes: bytes.length, hash: fileHash(bytes) };
}

async function deliver(film: Film): Promise<VideoEntry> {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  try {
    const source = join(folder, 'frames.mkv');
    await record(film, source);
    const encoded: [codec: Codec, bytes: Buffer][] = [];
    for (const scale of SCALES) encoded.push([scale.codec, await fit(film, source, scale)]);
    const files = encoded.map(([codec, bytes]) => save(film, codec, bytes));
    const { width, height, seconds, key } = film;
    return { width, height, duration: seconds, poster: key, files };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Updates one film. Returns whether anything was done. */
export async function deliverFilm(film: Film, force: boolean): Promise<boolean> {
  const { key } = film;
  const digest = hashOf(filmDigest(film), ENCODERS);
  if (!force && isFresh('videos', key, digest, readManifest().videos[key])) return false;
  await registerVideo(key, await deliver(film));
  remember('videos', key, digest);
  return true;
}

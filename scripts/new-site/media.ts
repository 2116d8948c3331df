import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from '#app/content/media.ts';

type Entry = Manifest['pictures'][string];

/** Writes pictures into `content/media` and adds them to the manifest. */
export class Media {
  readonly #folder: string;
  readonly #pictures: Record<string, Entry> = {};

  constructor(folder: string) {
    this.#folder = folder;
  }

  add(
    key: string,
    bytes: Buffer | string,
    size: { width: number; height: number },
    color: string,
    ending: 'svg' | 'jpg' = 'svg',
  ): void {
    const file = `${key}.${ending}`;
    const target = path.join(this.#folder, file);
    const data = Buffer.from(bytes);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, data);
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
    const type = ending === 'svg' ? 'image/svg+xml' : 'image/jpeg';
    this.#pictures[key] = {
      ...size,
      color,
      files: [{ path: file, type, ...size, bytes: data.length, hash }],
    };
  }

  save(): void {
    const pictures = Object.fromEntries(
      Object.entries(this.#pictures).toSorted(([a], [b]) => a.localeCompare(b)),
    );
    writeFileSync(
      path.join(this.#folder, 'manifest.json'),
      `${JSON.stringify({ pictures, videos: {} }, undefined, 2)}\n`,
    );
  }
}

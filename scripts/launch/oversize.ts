import type { Manifest } from '#app/content/media.ts';
import type { Finding } from './finding.ts';

/** Bytes above which a file is slow on a phone. */
const limits = { picture: 250 * 1024, film: 2 * 1024 * 1024 };

/** Generated pictures and films that are too large. */
export function oversize({ pictures, videos }: Manifest): Finding {
  const heavier = (entries: Manifest['pictures'] | Manifest['videos'], limit: number) =>
    Object.values(entries)
      .flatMap(({ files }) => files)
      .filter(({ bytes }) => bytes > limit)
      .map(({ path, bytes }) => ({
        where: `content/media/${path}`,
        what: `${Math.round(bytes / 1024)} KB, more than ${limit / 1024} KB`,
      }));
  return {
    id: 'oversize',
    title: 'Pictures and films that are too large',
    todo: 'Choose a calmer crop or a shorter film, and run npm run media.',
    places: [...heavier(pictures, limits.picture), ...heavier(videos, limits.film)],
  };
}

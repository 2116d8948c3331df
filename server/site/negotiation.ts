import { type Coding, codings, type Representation, type SiteFile } from './site-files.ts';

/** Quality of each coding in an Accept-Encoding header (RFC 9110, 12.5.3). */
function qualities(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
    }),
  );
}

/** The precompressed coding to send, or undefined for the plain file. */
export function chooseEncoding(file: SiteFile, acceptEncoding: string | undefined): Coding | undefined {
  if (acceptEncoding === undefined) return undefined;
  const accepted = qualities(acceptEncoding);
  const quality = (name: string): number => accepted.get(name) ?? accepted.get('*') ?? 0;
  return codings
    .filter(({ name }) => file.encoded[name] && quality(name) > 0)
    .toSorted((a, b) => quality(b.name) - quality(a.name))[0]?.name;
}

/** Strong entity tag of one representation. */
export function entityTag(file: SiteFile, coding: Coding | undefined): string {
  return coding ? `"${file.tag}-${coding}"` : `"${file.tag}"`;
}

export function representation(file: SiteFile, coding: Coding | undefined): Representation {
  return (coding && file.encoded[coding]) ?? file;
}

interface Validators {
  ifNoneMatch: string | undefined;
  ifModifiedSince: string | undefined;
}

/** Whether the client's copy is current (RFC 9110, 13.2.2: a tag takes precedence over a date). */
export function isCurrent(
  { ifNoneMatch, ifModifiedSince }: Validators,
  tag: string,
  modified: Date,
): boolean {
  if (ifNoneMatch !== undefined)
    return ifNoneMatch
      .split(',')
      .some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === tag);
  if (ifModifiedSince === undefined) return false;
  const since = Date.parse(ifModifiedSince);
  // The header has a resolution of seconds.
  return Math.trunc(modified.getTime() / 1000) * 1000 <= since;
}

/** Both ends inclusive. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * A single byte range. Undefined means the whole file, as for a malformed header or several ranges (RFC 9110, 14.2
 * allows ignoring both).
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (!match || (from === '' && to === '')) return undefined;
  if (from === '')
    return Number(to) === 0 ? 'unsatisfiable' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 'unsatisfiable' : { first, last };
}

/**
 * The scoring of Mozilla's HTTP Observatory as far as it concerns what we send, after
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring and the scanner's published source. Cookies,
 * cross-origin sharing and redirects are no part of it: the site sets no cookie, shares nothing, and nginx or the
 * host redirects to https.
 */

/** What a test awards: a penalty, nothing, or a bonus that counts only from 90 points up. */
interface Score {
  test: string;
  points: number;
}

const broad = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'];

function policyScore(header: string | null): number {
  if (!header) return -25;
  const directives = new Map(
    header.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  const sources = (name: string): string[] => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const script = sources('script-src');
  const style = sources('style-src');
  const holds = (list: string[], values: string[]): boolean => list.some((source) => values.includes(source));
  if (holds(script, [...broad, "'unsafe-inline'", 'data:']) || holds(sources('object-src'), broad))
    return -20;
  if (
    [...directives].some(
      ([name, list]) => !/^(img|media)-src$/.test(name) && list.some((source) => /^(http|ftp):/.test(source)),
    )
  )
    return -20;
  if (holds([...script, ...style], ["'unsafe-eval'"])) return -10;
  if ([...sources('img-src'), ...sources('media-src')].some((source) => /^(http|ftp):/.test(source)))
    return -10;
  if (holds(style, [...broad, "'unsafe-inline'", 'data:'])) return 0;
  return directives.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

function transportScore(header: string | null): number {
  const age = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? -1);
  if (age < 0) return -20;
  return age >= 15_768_000 ? 0 : -10;
}

function referrerScore(header: string | null): number {
  if (header === null) return 0;
  return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(header)
    ? 5
    : -5;
}

function framingScore(headers: Headers): number {
  if (/frame-ancestors '(none|self)'/.test(headers.get('content-security-policy') ?? '')) return 5;
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20;
}

/** Own scripts need no integrity; scripts of others without it cost 5, over plain http 50. */
function integrityScore(html: string): number {
  const foreign = [...html.matchAll(/<script[^>]*\ssrc="((?:https?:)?\/\/[^"]+)"[^>]*>/g)];
  if (foreign.some(([, src = '']) => src.startsWith('http:'))) return -50;
  return foreign.some(([tag]) => !tag.includes('integrity=')) ? -5 : 0;
}

function resourceScore(header: string | null): number {
  if (header === null) return 0;
  return ['same-origin', 'same-site'].includes(header) ? 10 : 0;
}

const grades: [least: number, grade: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];

/** The grade of an answer over https, and what each test gave. */
export function observatory(
  headers: Headers,
  html: string,
): { grade: string; score: number; scores: Score[] } {
  const scores: Score[] = [
    { test: 'Content Security Policy', points: policyScore(headers.get('content-security-policy')) },
    { test: 'Strict Transport Security', points: transportScore(headers.get('strict-transport-security')) },
    { test: 'X-Content-Type-Options', points: headers.get('x-content-type-options') === 'nosniff' ? 0 : -5 },
    { test: 'Framing', points: framingScore(headers) },
    { test: 'Referrer Policy', points: referrerScore(headers.get('referrer-policy')) },
    { test: 'Subresource Integrity', points: integrityScore(html) },
    {
      test: 'Cross Origin Resource Policy',
      points: resourceScore(headers.get('cross-origin-resource-policy')),
    },
  ];
  const sum = (points: number[]): number => points.reduce((total, value) => total + value, 0);
  const base = 100 + sum(scores.map(({ points }) => Math.min(points, 0)));
  const bonus = sum(scores.map(({ points }) => Math.max(points, 0)));
  const score = Math.max(0, base >= 90 ? base + bonus : base);
  return { grade: grades.find(([least]) => score >= least)?.[1] ?? 'F', score, scores };
}

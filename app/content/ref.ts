/**
 * Every kind of reference, with what an editor writes. Targets are in `Targets` of `resolve.server.ts`, existence
 * checks in `checks/references.ts`.
 */
export interface RefKinds {
  /** A picture of the media manifest with its alternative text. */
  picture: { picture: string; alt: string; focus?: [x: number, y: number] | undefined };
  /** A video of the media manifest. */
  video: string;
  /** A video of the manifest, or a YouTube or Vimeo address. */
  film: string;
  /** A path (`/contact`, `/services#seo`) or an address (`https://…`, `mailto:`, `tel:`). */
  href: string;
  /** A claim, optionally with another label. */
  figure: { claim: string; label?: string | undefined };
  office: string;
  work: string;
  /** Items of list collections, by id. */
  award: string;
  /** Case studies of one tab. */
  caseTab: string;
  /** One of the two sets of case cards. */
  caseCards: 'web' | 'default';
  client: string;
  clip: string;
  customer: string;
  person: string;
  press: string;
  review: string;
  tool: string;
  service: string;
  article: string;
  /** The newest articles. */
  latestArticles: { latest: number };
  /** All services, all open jobs, and all works with their categories. */
  services: 'all';
  jobs: 'all';
  works: 'all';
  /** Markdown. */
  prose: string;
}

export type RefKind = keyof RefKinds;

/** `Symbol.for`, as each bundle of a build has its own copy of this module. */
const mark = Symbol.for('content reference');

/** A reference in content. Schemas create them; `resolve` replaces them. */
export class Ref<K extends RefKind> {
  readonly [mark] = true;
  readonly kind: K;
  readonly written: RefKinds[K];

  constructor(kind: K, written: RefKinds[K]) {
    this.kind = kind;
    this.written = written;
  }
}

export function isRef(value: unknown): value is AnyRef {
  return typeof value === 'object' && value !== null && mark in value;
}

/** A union, so that `switch (ref.kind)` narrows `written`. */
export type AnyRef = { [K in RefKind]: Ref<K> }[RefKind];

export type FieldPath = readonly (string | number)[];

/** All references in a value, with their paths. */
export function* references(
  value: unknown,
  path: FieldPath = [],
): Generator<{ ref: AnyRef; path: FieldPath }> {
  if (isRef(value)) yield { ref: value, path };
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      yield* references(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

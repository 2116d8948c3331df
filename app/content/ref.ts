/**
 * Every kind of reference that content may hold, with what an editor writes. What it stands for is `Targets` in
 * `resolve.server.ts`; whether its target exists is asked in `checks/references.ts`.
 */
export interface RefKinds {
  /** A picture of the media manifest with its alternative text. */
  picture: { picture: string; alt: string; focus?: [x: number, y: number] | undefined };
  /** A video of the media manifest. */
  video: string;
  /** The same, or the address of a film at YouTube or Vimeo. */
  film: string;
  /** An address inside the site (`/contact`, `/services#seo`) or outside (`https://…`, `mailto:`, `tel:`). */
  href: string;
  /** A claim of the claims file, optionally under another label. */
  figure: { claim: string; label?: string | undefined };
  office: string;
  work: string;
  /** Items of the collections that are lists, by their id. */
  award: string;
  /** Case studies of one category. */
  caseTab: string;
  /** One of the two sets of three case-study cards. */
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
  /** The newest articles, newest first. */
  latestArticles: { latest: number };
  /** All services by name, all open jobs, and all works with their categories. */
  services: 'all';
  jobs: 'all';
  works: 'all';
  /** Markdown text. */
  prose: string;
}

export type RefKind = keyof RefKinds;

/** Known in all copies of this module, because a build reads content once and hands it to each of its bundles. */
const mark = Symbol.for('content reference');

/** A value of content that stands for something else. Schemas make them; `resolve` replaces them. */
export class Ref<K extends RefKind> {
  readonly [mark] = true;
  readonly kind: K;
  readonly written: RefKinds[K];

  constructor(kind: K, written: RefKinds[K]) {
    this.kind = kind;
    this.written = written;
  }
}

/** Whether a value of content is a reference. */
export function isRef(value: unknown): value is AnyRef {
  return typeof value === 'object' && value !== null && mark in value;
}

/** Any reference, so that a `switch` on `kind` knows what was written. */
export type AnyRef = { [K in RefKind]: Ref<K> }[RefKind];

export type FieldPath = readonly (string | number)[];

/** All references inside a value, each with the path of the field that holds it. */
export function* references(
  value: unknown,
  path: FieldPath = [],
): Generator<{ ref: AnyRef; path: FieldPath }> {
  if (isRef(value)) yield { ref: value, path };
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      yield* references(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

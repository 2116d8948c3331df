import type { Clip, ServiceFilm } from './film.ts';
import type {
  ArticleCard,
  Award,
  CaseCard,
  CaseTab,
  Client,
  Figure,
  JobList,
  Office,
  Person,
  Picture,
  PressPiece,
  Prose,
  Quote,
  Review,
  ServiceSummary,
  Tool,
  Video,
  Work,
  WorkIndex,
} from './model.ts';

/**
 * Every kind of reference that content may hold: what an editor writes, and what a section receives in its
 * place. A reference is checked (does its target exist?) and resolved in one place each, so a new kind is one
 * line here, one in `check-references.ts` and one in `resolve.ts`.
 */
export interface RefKinds {
  /** A picture of the media manifest with its alternative text. */
  picture: { written: { picture: string; alt: string }; resolved: Picture };
  /** A video of the media manifest. */
  video: { written: string; resolved: Video };
  /** The same, or the address of a film at YouTube or Vimeo. */
  film: { written: string; resolved: Video | ServiceFilm };
  /** An address inside the site (`/contact`, `/services#seo`) or outside (`https://…`, `mailto:`, `tel:`). */
  href: { written: string; resolved: string };
  /** A claim of the claims file, optionally under another label. */
  figure: { written: { claim: string; label?: string | undefined }; resolved: Figure };
  office: { written: string; resolved: Office };
  work: { written: string; resolved: Work };
  /** Items of the collections that are lists, by their id. */
  award: { written: string; resolved: Award };
  /** Case studies of one category. */
  caseTab: { written: string; resolved: CaseTab };
  /** One of the two sets of three case-study cards. */
  caseCards: { written: 'web' | 'default'; resolved: CaseCard[] };
  client: { written: string; resolved: Client };
  clip: { written: string; resolved: Clip };
  customer: { written: string; resolved: Quote };
  person: { written: string; resolved: Person };
  press: { written: string; resolved: PressPiece };
  review: { written: string; resolved: Review };
  tool: { written: string; resolved: Tool };
  service: { written: string; resolved: ServiceSummary };
  article: { written: string; resolved: ArticleCard };
  /** The newest articles, newest first. */
  latestArticles: { written: { latest: number }; resolved: ArticleCard[] };
  /** All services by name, all open jobs, and all works with their categories. */
  services: { written: 'all'; resolved: { id: string; title: string }[] };
  jobs: { written: 'all'; resolved: JobList };
  works: { written: 'all'; resolved: WorkIndex };
  /** Markdown text. */
  prose: { written: string; resolved: Prose };
}

export type RefKind = keyof RefKinds;

/** Known in all copies of this module, because a build reads content once and hands it to each of its bundles. */
const mark = Symbol.for('content reference');

/** A value of content that stands for something else. Schemas make them; `resolve` replaces them. */
export class Ref<K extends RefKind> {
  readonly [mark] = true;
  readonly kind: K;
  readonly written: RefKinds[K]['written'];

  constructor(kind: K, written: RefKinds[K]['written']) {
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

/** The type of content after `resolve`: the same shape with every reference replaced. */
export type Resolved<T> =
  T extends Ref<infer K>
    ? RefKinds[K]['resolved']
    : T extends readonly (infer Item)[]
      ? Resolved<Item>[]
      : T extends object
        ? { [Key in keyof T]: Resolved<T[Key]> }
        : T;

export type FieldPath = readonly (string | number)[];

/** All references inside a value, each with the path of the field that holds it. */
export function* references(value: unknown, path: FieldPath = []): Generator<{ ref: AnyRef; path: FieldPath }> {
  if (isRef(value)) yield { ref: value, path };
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      yield* references(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

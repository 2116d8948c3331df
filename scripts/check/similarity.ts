/**
 * How much of one text stands in another: the share of its five-word runs. Search engines take pages that differ
 * by a word for one page, and so do people.
 */

/** A text as a list of its paragraphs. */
export interface Paper {
  name: string;
  paragraphs: readonly string[];
}

/** What two papers share. */
export interface Likeness {
  a: string;
  b: string;
  /** 0 to 1: the share of the runs of `a` that stand in `b`. */
  share: number;
  /** Paragraphs of `a` with runs from `b`, the worst first, each with how many. */
  paragraphs: { text: string; runs: number }[];
}

const runLength = 5;

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Every run of five words in a paragraph. Shorter paragraphs have none: labels are meant to be the same. */
export function runs(paragraph: string): string[] {
  const list = words(paragraph);
  return Array.from({ length: Math.max(0, list.length - runLength + 1) }, (_, at) =>
    list.slice(at, at + runLength).join(' '),
  );
}

function likeness(a: Paper, b: Paper, runsOf: ReadonlyMap<Paper, string[][]>): Likeness {
  const others = new Set(runsOf.get(b)?.flat());
  const own = runsOf.get(a) ?? [];
  const shared = own.map((list) => list.filter((run) => others.has(run)).length);
  const total = own.reduce((sum, list) => sum + list.length, 0);
  return {
    a: a.name,
    b: b.name,
    share: total === 0 ? 0 : shared.reduce((sum, count) => sum + count, 0) / total,
    paragraphs: a.paragraphs
      .map((text, index) => ({ text, runs: shared[index] ?? 0 }))
      .filter((paragraph) => paragraph.runs > 0)
      .toSorted((one, other) => other.runs - one.runs),
  };
}

/** Every paper against every other of its kind, the most alike first. */
export function compare(papers: readonly Paper[]): Likeness[] {
  const runsOf = new Map(papers.map((paper) => [paper, paper.paragraphs.map(runs)]));
  return papers
    .flatMap((a) => papers.filter((b) => b !== a).map((b) => likeness(a, b, runsOf)))
    .toSorted((one, other) => other.share - one.share);
}

/** All words of a record, paragraph by paragraph; keys, addresses and names of pictures have too few to matter. */
export function paragraphsOf(value: unknown): string[] {
  if (typeof value === 'string')
    return value.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s+/g, ' ').trim());
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(paragraphsOf);
  return [];
}

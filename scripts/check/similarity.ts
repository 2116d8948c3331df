/** Text similarity as the share of common five-word runs. Search engines treat near-identical pages as one. */

/** A text as a list of paragraphs. */
export interface Paper {
  name: string;
  paragraphs: readonly string[];
}

/** What two texts have in common. */
export interface Likeness {
  a: string;
  b: string;
  /** 0 to 1: the share of the runs of `a` that are in `b`. */
  share: number;
  /** Paragraphs of `a` with runs from `b`, most similar first, with the number of runs. */
  paragraphs: { text: string; runs: number }[];
}

const runLength = 5;

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Every run of five words in a paragraph. Shorter paragraphs have none, because labels may be identical. */
export function runs(paragraph: string): string[] {
  const list = words(paragraph);
  return Array.from({ length: Math.max(0, list.length - runLength + 1) }, (_, at) =>
    list.slice(at, at + runLength).join(' '),
  );
}

/** How many runs of each other text are in each paragraph of this one. Only texts with a common run are listed. */
function sharedWith(
  paper: Paper,
  runsOf: ReadonlyMap<Paper, string[][]>,
  holders: ReadonlyMap<string, ReadonlySet<Paper>>,
): Map<Paper, number[]> {
  const shared = new Map<Paper, number[]>();
  for (const [at, list] of (runsOf.get(paper) ?? []).entries())
    for (const other of list.flatMap((run) => [...(holders.get(run) ?? [])])) {
      const counts = shared.get(other) ?? paper.paragraphs.map(() => 0);
      counts[at] = (counts[at] ?? 0) + 1;
      shared.set(other, counts);
    }
  shared.delete(paper);
  return shared;
}

function likeness(a: Paper, b: Paper, counts: readonly number[], total: number): Likeness {
  return {
    a: a.name,
    b: b.name,
    share: counts.reduce((sum, count) => sum + count, 0) / total,
    paragraphs: a.paragraphs
      .map((text, index) => ({ text, runs: counts[index] ?? 0 }))
      .filter((paragraph) => paragraph.runs > 0)
      .toSorted((one, other) => other.runs - one.runs),
  };
}

/**
 * All pairs that share a run, most similar first. Uses an index of runs, because comparing thousands of texts
 * pairwise takes minutes.
 */
export function compare(papers: readonly Paper[]): Likeness[] {
  const runsOf = new Map(papers.map((paper) => [paper, paper.paragraphs.map(runs)]));
  const holders = new Map<string, Set<Paper>>();
  for (const [paper, lists] of runsOf)
    for (const run of lists.flat()) holders.set(run, (holders.get(run) ?? new Set()).add(paper));
  return papers
    .flatMap((a) => {
      const total = (runsOf.get(a) ?? []).flat().length;
      return [...sharedWith(a, runsOf, holders)].map(([b, counts]) => likeness(a, b, counts, total));
    })
    .toSorted((one, other) => other.share - one.share);
}

/** All text of a record by paragraph; keys, URLs and picture names are too short to matter. */
export function paragraphsOf(value: unknown): string[] {
  if (typeof value === 'string')
    return value.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s+/g, ' ').trim());
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(paragraphsOf);
  return [];
}

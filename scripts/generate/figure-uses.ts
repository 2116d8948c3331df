import type { Content } from '#app/content/collections.ts';

type Claims = Content['claims']['claims'];

/** A page that shows a figure, either with its scope or in a sentence. */
export interface FigureUse {
  page: string;
  where: string;
}

/** Figures such as `500+` or `8M+`: other numbers in a sentence cannot be recognised as claims. */
const round = /\b\d[\d,]*M?\+/g;

function* texts(value: unknown): Generator<string | { figure: string; scope: string }> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    if ('figure' in value && 'scope' in value)
      yield { figure: String(value.figure), scope: String(value.scope) };
    else for (const inner of Object.values(value)) yield* texts(inner);
  }
}

/** The text around a figure in a sentence. */
function around(text: string, at: number): string {
  return `… ${text.slice(Math.max(0, at - 40), at + 40).replaceAll(/\s+/g, ' ')} …`;
}

/** Where each claim is shown, and such figures in sentences that match no claim. */
export function figureUses(
  pages: readonly { path: string; sections: unknown }[],
  claims: Claims,
): { uses: Map<string, FigureUse[]>; unclaimed: FigureUse[] } {
  const uses = new Map<string, FigureUse[]>();
  const unclaimed: FigureUse[] = [];
  const add = (id: string, use: FigureUse): void => void uses.set(id, [...(uses.get(id) ?? []), use]);
  for (const { path: page, sections } of pages)
    for (const text of texts(sections)) {
      if (typeof text === 'object') {
        const id = Object.keys(claims).find(
          (key) => claims[key]?.figure === text.figure && claims[key].scope === text.scope,
        );
        if (id) add(id, { page, where: 'with its scope' });
        continue;
      }
      for (const match of text.matchAll(round)) {
        const ids = Object.keys(claims).filter((key) => claims[key]?.figure.startsWith(match[0]));
        const use = { page, where: around(text, match.index) };
        // Several claims may have the same figure; prefer those that list the page.
        const named = ids.filter((key) => claims[key]?.pages.includes(page));
        for (const id of named.length > 0 ? named : ids) add(id, use);
        if (ids.length === 0) unclaimed.push(use);
      }
    }
  return { uses, unclaimed };
}

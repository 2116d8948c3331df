import { hang, type Spot } from './wall.ts';

interface Work {
  id: number;
  categoryId: number;
  rank: number;
}

/** A work in its spot. */
export interface Hung<W extends Work> {
  work: W;
  spot: Spot;
  /** Place among all that are shown, from 0. */
  place: number;
  /** Whether its card in the page was drawn for another size. */
  resized: boolean;
}

interface Group<W extends Work> {
  /** Anchor of the group. */
  id: string | undefined;
  name: string;
  /** Undefined if it is the group of a category. */
  wall?: number;
  note?: string | undefined;
  hung: readonly Hung<W>[];
}

/** Anchors of the walls, which exist with script only. */
const anchors = ['stories', 'studies', 'notes'] as const;

/** Hangs works, in the order of the walls. The page has cards of all works of `inPage`, as these would hang. */
export function hungOf<W extends Work>(works: readonly W[], inPage: readonly Work[]): Hung<W>[] {
  const byId = new Map(works.map((work) => [work.id, work]));
  const drawn = hang(inPage);
  return [...hang(works)].flatMap(([id, spot], place) => {
    const work = byId.get(id);
    const { size, span, large } = drawn.get(id) ?? {};
    const resized = spot.size !== size || spot.span !== span || spot.large !== large;
    return work ? [{ work, spot, place, resized }] : [];
  });
}

/** Groups works by wall. */
export function byWall<W extends Work>(
  hung: readonly Hung<W>[],
  walls: readonly { name: string; note?: string | undefined }[],
): Group<W>[] {
  return walls
    .map(({ name, note }, wall) => ({
      id: anchors[wall],
      name,
      note,
      wall,
      hung: hung.filter(({ spot }) => spot.wall === wall),
    }))
    .filter((group) => group.hung.length > 0);
}

/** Groups works by category; without script the categories lead to these. */
export function byCategory<W extends Work>(
  hung: readonly Hung<W>[],
  categories: readonly { id: number; slug: string; label: string }[],
): Group<W>[] {
  return categories
    .map(({ id, slug, label }) => ({
      id: slug,
      name: label,
      hung: hung.filter(({ work }) => work.categoryId === id),
    }))
    .filter((group) => group.hung.length > 0);
}

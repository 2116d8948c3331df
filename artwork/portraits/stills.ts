import { atWork } from '#artwork/portraits/at-work/at-work.ts';
import { business as disciplines } from '#artwork/portraits/at-work/business.ts';
import { departments as desks } from '#artwork/portraits/at-work/departments.ts';
import { leaders as officers } from '#artwork/portraits/at-work/leaders.ts';
import { clients } from '#artwork/portraits/clients/clients.ts';
import { cutout, tile, type Group, type Portrait } from '#artwork/portraits/portrait.ts';
import { irfanMaliyekkal } from '#artwork/portraits/leaders/irfan-maliyekkal.ts';
import { maithaAlRumaitha } from '#artwork/portraits/leaders/maitha-al-rumaitha.ts';
import { articles } from '#artwork/portraits/people-articles.ts';
import { business } from '#artwork/portraits/people-business.ts';
import { departments } from '#artwork/portraits/people-departments.ts';
import { leaders } from '#artwork/portraits/people-leaders.ts';
import { reviews } from '#artwork/portraits/people-reviews.ts';
import { testimonials } from '#artwork/portraits/people-testimonials.ts';
import type { Still } from '#artwork/still.ts';

/** Everybody whose portrait is built from parts. */
export const people: Portrait[] = [
  ...leaders,
  ...business,
  ...departments,
  ...reviews,
  ...testimonials,
  ...articles,
];

function named(slug: string): Portrait {
  const found = people.find((one) => one.slug === slug);
  if (!found) throw new Error(`nobody is called ${slug}`);
  return found;
}

/** Every portrait. */
export const drawings = [
  ...people.map((person) => ({ slug: person.slug, draw: () => tile(person) })),
  ...clients,
];

const tiles: Still[] = drawings.map(({ slug, draw }) => ({
  key: `portraits/${slug}`,
  width: 640,
  height: 768,
  draw: { svg: draw },
  widths: [160, 240, 340, 480, 640],
}));

const crew = new Set<Group>(['leadership', 'business', 'department', 'regional']);

const cutouts: Still[] = people
  .filter(({ group }) => crew.has(group))
  .map((person) => ({
    key: `cutouts/${person.slug}`,
    width: 720,
    height: 880,
    draw: { svg: () => cutout(person) },
    widths: [200, 320, 480, 720],
  }));

/** The team with what each has in hand or on the table; heads of departments are shown small. */
const busy: Still[] = [
  ...[...officers, ...disciplines].map((scene) => ({ scene, width: 920, widths: [240, 420, 640, 920] })),
  ...desks.map((scene) => ({ scene, width: 460, widths: [240, 460] })),
].map(({ scene, width, widths }) => ({
  key: `cutouts/${scene.slug}-at-work`,
  width,
  height: (width * 1160) / 920,
  draw: { svg: () => atWork(named(scene.slug), scene) },
  widths,
}));

/** Drawn by hand, because they fill half a page: with a thing in the hand and a mood. */
const large: Still[] = [
  { key: 'portraits/irfan-maliyekkal-painting', draw: { svg: irfanMaliyekkal } },
  { key: 'portraits/maitha-al-rumaitha-at-tea', draw: { svg: maithaAlRumaitha } },
].map((still) => ({ ...still, width: 1120, height: 1120, widths: [480, 720, 1120] }));

/** Portrait tiles of the team and of sample clients, and the team without backgrounds, alone and at work. */
export const stills: Still[] = [...tiles, ...cutouts, ...busy, ...large];

import { fillIn } from '#app/content/fill-in.ts';
import { resolve } from '#app/content/resolve.server.ts';
import { sure } from '#app/content/sources.server.ts';
import { Ref } from '#app/content/ref.ts';
import type { Section } from '#app/sections/schemas.ts';
import type { Ground } from '#app/sections/story/ground.ts';
import type { PageSources } from '../collections.ts';
import type { Composition } from '../composition.ts';
import { homeAreas } from '../facts.ts';
import { peopleOf } from './service-people.ts';
import { worldStyles } from './world.ts';

type Service = NonNullable<ReturnType<PageSources['content']['services']['get']>>;
type Arrangement = Service['composition'];

/** Works shown on a service page. */
const shown = 3;

/** Layouts of offerings with a dark background; the sections around them are light, and vice versa. */
const dark: ReadonlySet<Arrangement['offerings']> = new Set<Arrangement['offerings']>([
  'rows',
  'papers',
  'stops',
  'streams',
]);

/** Background of each section; neighbours differ. */
function groundsOf({
  offerings,
  last,
}: Arrangement): Record<'intro' | 'offerings' | 'works' | 'team', Ground> {
  return dark.has(offerings)
    ? { intro: 'paper', offerings: 'ground', works: 'mark', team: 'paper' }
    : {
        intro: offerings === 'results' ? 'paper' : 'mark',
        offerings: 'paper',
        works: 'ground',
        team: last === 'team' ? 'paper' : 'mark',
      };
}

const rank = ({ client, story }: { client?: unknown; story?: unknown }): number =>
  (client ? 2 : 0) + (story ? 1 : 0);

/** The service's works: clients' works first, then those with a story. Excludes the one in its advert. */
function worksOf(key: string, record: Service, ground: Ground, sources: PageSources): Section[] {
  const { content } = sources;
  const own = content.works.works
    .filter(
      ({ service, picture }) => service === key && picture.written.picture !== record.advert.written.picture,
    )
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, shown)
    .map(({ slug }) => new Ref('work', slug));
  const works = record.related ?? own;
  const heading = content.templates.service.works;
  const composition = record.composition.works;
  return works.length > 0
    ? [{ type: 'service-works', ground, composition, heading, works: resolve(works, sources) }]
    : [];
}

/** The contact form with the service as its subject. */
function formOf(key: string): string {
  return `/contact?service=${key}#form`;
}

/** The people responsible; empty if there are none. */
function teamOf(
  key: string,
  { composition: { team: composition } }: Service,
  ground: Ground,
  sources: PageSources,
): Section[] {
  const people = peopleOf(key, sources);
  const { people: heading, write } = sources.content.templates.service;
  const section = {
    type: 'service-team' as const,
    ground,
    composition,
    heading,
    write,
    href: formOf(key),
    people,
  };
  return people.length > 0 ? [section] : [];
}

function offeringsOf(key: string, record: Service, ground: Ground, sources: PageSources): Section {
  const words = sources.content.templates.service;
  return {
    type: 'offerings',
    ground,
    composition: record.composition.offerings,
    heading: words.offerings,
    centre: record.centre && resolve(record.centre, sources),
    offerings: resolve(record.offerings, sources).map(({ title, moment, description, href, ...drawn }) => ({
      title,
      moment,
      description,
      ...drawn,
      link: {
        label: words.talk,
        more: fillIn(words.talkAbout, { offering: title }),
        href: href === '/contact' ? formOf(key) : href,
      },
    })),
  };
}

/** The advert; below a large heading it says what one work came to. */
function advertOf(record: Service, sources: PageSources): Section {
  const { composition, advert, advertNarrow, advertWork, statistics, proof } = record;
  const under = composition.advert === 'under' ? proof : undefined;
  return {
    type: 'service-advert',
    composition: composition.advert,
    advert: resolve(advert, sources),
    narrow: advertNarrow && resolve(advertNarrow, sources),
    heading: under?.figure ?? record.advertHeading,
    caption: under?.text ?? record.advertCaption,
    work: advertWork && resolve(advertWork, sources),
    figures: composition.figures === 'advert' ? resolve(statistics, sources) : undefined,
  };
}

export function servicePage(key: string, sources: PageSources): Composition {
  const record = sure(sources.content.services.get(key), 'service', key);
  const { composition, heading, subHeading, caption, fee, description, statistics, title, meta } = record;
  const { trail: label, service: words } = sources.content.templates;
  const { root, drawings, narrow } = resolve(
    { root: words.root, drawings: record.drawings, narrow: record.narrow },
    sources,
  );
  const trail = { label, links: [root], current: title };
  const grounds = groundsOf(composition);
  const works = worksOf(key, record, grounds.works, sources);
  const team = teamOf(key, record, grounds.team, sources);
  const sections: Section[] = [
    {
      type: 'service-hero',
      world: key,
      composition: composition.hero,
      trail,
      heading,
      text: subHeading,
      drawings,
      narrow,
      caption,
      fee,
      action: { label: words.ask, href: formOf(key) },
    },
    {
      type: 'service-intro',
      ground: grounds.intro,
      composition: composition.figures,
      description,
      outcome:
        composition.figures === 'proof' || composition.figures === 'column'
          ? record.proof && resolve(record.proof, sources)
          : undefined,
      figures: composition.figures === 'advert' ? undefined : resolve(statistics, sources),
    },
    advertOf(record, sources),
    offeringsOf(key, record, grounds.offerings, sources),
    ...(composition.last === 'team' ? [...works, ...team] : [...team, ...works]),
  ];
  const service = {
    name: title,
    description: meta.description,
    serviceType: title,
    areas: homeAreas(sources.content),
  };
  return { meta, facts: { trail, service }, styles: worldStyles(key, record.inks), sections };
}

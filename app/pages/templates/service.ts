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
type Offerings = Service['composition']['offerings'];

/** Posters that hang beside a service's advert on a wall. */
const beside = 5;

/** Works that stand on a service's page. */
const shown = 3;

/** Compositions of offerings that are read on a dark ground; the sections around them are light, and the other way round. */
const dark: ReadonlySet<Offerings> = new Set<Offerings>(['rows', 'papers', 'shelves', 'streams']);

/** The grounds of a page's sections, no two neighbours alike. */
function groundsOf(offerings: Offerings): Record<'intro' | 'offerings' | 'works' | 'team', Ground> {
  return dark.has(offerings)
    ? { intro: 'paper', offerings: 'ground', works: 'mark', team: 'paper' }
    : { intro: 'mark', offerings: 'paper', works: 'mark', team: 'ground' };
}

/** Works that hang beside the advert: those of the same trade first. Never the advert itself. */
function neighbours(key: string, advert: string, { content }: PageSources) {
  const trades = new Set(
    content.works.works.filter(({ service }) => service === key).map(({ category }) => category),
  );
  const pictures = content.works.works
    .toSorted((a, b) => Number(trades.has(b.category)) - Number(trades.has(a.category)))
    .map((work) => work.picture);
  return pictures.filter((picture) => picture.written.picture !== advert).slice(0, beside);
}

/** The works of a service, those with a story first. Never the one that its advert shows. */
function worksOf(key: string, record: Service, ground: Ground, sources: PageSources): Section[] {
  const { content } = sources;
  const own = content.works.works
    .filter(
      ({ service, picture }) => service === key && picture.written.picture !== record.advert.written.picture,
    )
    .toSorted((a, b) => Number(Boolean(b.story)) - Number(Boolean(a.story)))
    .slice(0, shown)
    .map(({ slug }) => new Ref('work', slug));
  const works = record.related ?? own;
  const heading = content.templates.service.works;
  return works.length > 0 ? [{ type: 'service-works', ground, heading, works: resolve(works, sources) }] : [];
}

/** Who does the work; none where nobody is named. */
function teamOf(key: string, ground: Ground, sources: PageSources): Section[] {
  const people = peopleOf(key, sources);
  const heading = sources.content.templates.service.people;
  return people.length > 0 ? [{ type: 'service-team', ground, heading, people }] : [];
}

function offeringsOf(key: string, record: Service, ground: Ground, sources: PageSources): Section {
  const words = sources.content.templates.service;
  return {
    type: 'offerings',
    ground,
    composition: record.composition.offerings,
    heading: words.offerings,
    centre: record.centre && resolve(record.centre, sources),
    offerings: resolve(record.offerings, sources).map(({ title, description, href, drawing }) => ({
      title,
      description,
      drawing,
      link: {
        label: words.talk,
        more: words.talkAbout.replace('{offering}', title),
        // The contact form then says what the message is about.
        href: href === '/contact' ? `/contact?service=${key}#form` : href,
      },
    })),
  };
}

/** What stands beside the advert: other works on a wall, or the advert again at three more sizes. */
function besideOf(key: string, { advert, composition }: Service, sources: PageSources) {
  if (composition.advert === 'wall') return neighbours(key, advert.written.picture, sources);
  return composition.advert === 'sizes' ? [advert, advert, advert] : [];
}

function advertOf(key: string, record: Service, sources: PageSources): Section {
  const { composition, advert, statistics } = record;
  const others = resolve(besideOf(key, record, sources), sources).map((picture) => ({ ...picture, alt: '' }));
  return {
    type: 'service-advert',
    composition: composition.advert,
    advert: resolve(advert, sources),
    beside: others.length > 0 ? others : undefined,
    figures: composition.figures === 'advert' ? resolve(statistics, sources) : undefined,
  };
}

/** A service's page. */
export function servicePage(key: string, sources: PageSources): Composition {
  const record = sure(sources.content.services.get(key), 'service', key);
  const { composition, heading, subHeading, description, statistics, title, meta } = record;
  const { trail: label, service: words } = sources.content.templates;
  const { root, drawings, narrow } = resolve(
    { root: words.root, drawings: record.drawings, narrow: record.narrow },
    sources,
  );
  const trail = { label, links: [root], current: title };
  const grounds = groundsOf(composition.offerings);
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
    },
    {
      type: 'service-intro',
      ground: grounds.intro,
      composition: composition.figures,
      description,
      figures: composition.figures === 'advert' ? undefined : resolve(statistics, sources),
    },
    advertOf(key, record, sources),
    offeringsOf(key, record, grounds.offerings, sources),
    ...worksOf(key, record, grounds.works, sources),
    ...teamOf(key, grounds.team, sources),
  ];
  const service = {
    name: title,
    description: meta.description,
    serviceType: title,
    areas: homeAreas(sources.content),
  };
  return { meta, facts: { trail, service }, styles: worldStyles(key, record.inks), sections };
}

import { type Answers, families, type Family, listed, slugOf } from './answers.ts';
import { type Colours, worldsOf } from './colours.ts';
import type { Scope } from './fill.ts';
import { awards, samples } from './samples.ts';

const number = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const heroes = ['below', 'beside', 'beside', 'below', 'beside', 'beside'];
const figures = ['row', 'column', 'advert', 'row', 'column', 'advert'];
const adverts = ['whole', 'whole', 'crops', 'whole', 'whole', 'crops'];
const offerings = ['ledger', 'rows', 'papers', 'rows', 'ledger', 'papers'];
const works = ['names', 'screens', 'feed', 'stage', 'names', 'screens'];
const teams = ['beside', 'named', 'before', 'beside', 'named', 'before'];
const grounds = ['paper', 'sun', 'sand', 'paper', 'sun', 'sand'];
/** Index of the office for each sample client: the first office gets most, so that their tiles fill its rows. */
const homes = [0, 1, 0, 2, 1, 0];
/** Fictional, and marked as such. */
const people = [
  {
    name: 'Robin Ashdown',
    role: 'Managing director',
    bio: 'Answers for dates and money. Reads every contract aloud before it is signed.',
  },
  {
    name: 'Alex Moreau',
    role: 'Creative director',
    bio: 'Looks at everything twice, the second time upside down. Was a sign painter before.',
  },
  {
    name: 'Sam Okafor',
    role: 'Client director',
    bio: 'Calls before you have to. Keeps a list of every promise that was made in a meeting.',
  },
  {
    name: 'Kim Lindqvist',
    role: 'Technical director',
    bio: 'Builds what has to last and takes out what does not. Repairs radios at home.',
  },
];

/** The nth entry of a list, wrapping around. */
const turn = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('an empty list');
  return found;
};

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

export interface ServiceWords extends Scope {
  parts: readonly { title: string; text: string }[];
}

/** All values that the starter's templates use. */
export function scopeOf(answers: Answers, colours: Colours, words: readonly ServiceWords[]): Scope {
  const worlds = worldsOf(colours);
  const offices = answers.offices.map(
    ({ place, position: [latitude, longitude], days, region, clock, ...office }) => ({
      ...office,
      place,
      slug: slugOf(place),
      region: region ?? place,
      latitude,
      longitude,
      dayList: days.join(', '),
      clock: clock === 24 ? ', clock: 24' : '',
    }),
  );
  const services = answers.services.map((name, at) => {
    const own = turn(words, at);
    return {
      ...own,
      name,
      slug: slugOf(name),
      category: at + 2,
      inks: turn(worlds, at),
      hero: turn(heroes, at),
      figures: turn(figures, at),
      advert: turn(adverts, at),
      offerings: turn(offerings, at),
      works: turn(works, at),
      team: turn(teams, at),
      ground: turn(grounds, at),
    };
  });
  const sampleWorks = samples.map((sample, at) => ({
    ...sample,
    n: at + 1,
    slug: `work-${at + 1}`,
    place: turn(offices, homes[at] ?? at).place,
    country: turn(offices, homes[at] ?? at).country,
    service: turn(services, at),
    story: ['first-story', 'second-story'][at],
  }));
  const [first] = offices;
  const [service1] = services;
  if (!first || !service1) throw new Error('one office and one service at least');
  const places = listed(offices.map(({ place }) => place));
  const serviceList = listed(answers.services.map((name) => name.charAt(0).toLowerCase() + name.slice(1)));
  const count = (n: number, one: string, many: string): string => (n === 1 ? one : many);
  return {
    with: Object.fromEntries(
      Object.keys(families).map((family) => [family, !answers.without.includes(family as Family)]),
    ),
    name: answers.name,
    legalName: answers.legalName,
    slug: slugOf(answers.name),
    domain: answers.domain,
    founded: answers.founded,
    year: new Date().getFullYear(),
    lastYear: new Date().getFullYear() - 1,
    today: daysAgo(0),
    date1: daysAgo(60),
    date2: daysAgo(35),
    date3: daysAgo(14),
    articlesHome: answers.without.includes('articles') ? '/' : '/blogs',
    places,
    placesInShort: places.length > 24 ? `${first.place} and ${offices.length - 1} other towns` : places,
    first,
    offices,
    officeSlugs: offices.map(({ slug }) => slug).join(', '),
    officeCount: offices.length,
    officesWord: count(offices.length, 'Office', 'Offices'),
    services,
    service1,
    serviceList,
    servicesInShort: serviceList.length > 60 ? `${services.length} services` : serviceList,
    serviceCount: services.length,
    serviceCountWord: turn(number, services.length),
    servicesWord: count(services.length, 'Service', 'Services'),
    servicesWordLower: count(services.length, 'service', 'services'),
    languageList: listed(answers.languages),
    languageCount: answers.languages.length,
    languagesWord: count(answers.languages.length, 'Language', 'Languages'),
    world1: turn(worlds, 0),
    world2: turn(worlds, 2),
    works: sampleWorks,
    clientRegions: [...Map.groupBy(sampleWorks, ({ country }) => country)].map(([country, own]) => ({
      country,
      clients: own.map(({ n }) => `client-${n}`).join(', '),
    })),
    awards,
    awardIds: awards.map(({ n }) => `award-${n}`).join(', '),
    people: people.map((person, at) => ({
      ...person,
      n: at + 1,
      place: turn(offices, at).place,
      serviceSlugs: services
        .filter((_, index) => index % people.length === at || at % services.length === index)
        .map(({ slug }) => slug)
        .join(', '),
    })),
  };
}

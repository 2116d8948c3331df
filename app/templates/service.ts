import { pictureOf } from '#app/content/media.server.ts';
import { resolve, type Sources } from '#app/content/resolve.server.ts';
import type { Section } from '#app/sections/schemas.ts';
import type { Composition } from './composition.ts';
import { peopleSection } from './service-people.ts';

type Service = NonNullable<ReturnType<Sources['content']['services']['get']>>;

/** Posters that hang beside a service's advert. */
const beside = 5;

/** Works that hang beside the advert: those of the same trade first. Never the advert itself. */
function neighbours(key: string, advert: string, { content }: Sources) {
  const trades = new Set(
    content.works.works.filter(({ service }) => service === key).map(({ category }) => category),
  );
  const pictures = content.works.works
    .toSorted((a, b) => Number(trades.has(b.category)) - Number(trades.has(a.category)))
    .map((work) => work.picture);
  return pictures.filter((picture) => picture.written.picture !== advert).slice(0, beside);
}

/** The wide composition of a poster, where one has been delivered. */
function wide(picture: Service['picture'], { manifest }: Sources) {
  return pictureOf(manifest, `${picture.written.picture}-wide`, picture.written.alt);
}

/** A service's page. */
export function servicePage(key: string, sources: Sources): Composition | undefined {
  const record = sources.content.services.get(key);
  if (!record) return undefined;
  const { trail, service: words } = sources.content.templates;
  const { root, offerings, picture, advert, statistics } = resolve(
    {
      root: words.root,
      offerings: record.offerings,
      picture: record.picture,
      advert: record.advert,
      statistics: record.statistics,
    },
    sources,
  );
  const sections: Section[] = [
    {
      type: 'service-hero',
      trail: { label: trail, links: [root], current: record.title },
      heading: record.heading,
      text: record.subHeading,
      picture: wide(record.picture, sources) ?? picture,
      tall: picture,
    },
    { type: 'service-intro', description: record.description, figures: statistics },
    {
      type: 'advert-wall',
      advert,
      beside: resolve(neighbours(key, record.advert.written.picture, sources), sources).map((poster) => ({
        ...poster,
        alt: '',
      })),
    },
    {
      type: 'offerings',
      heading: words.offerings,
      offerings: offerings.map(({ title, description, href }) => ({
        title,
        description,
        link: {
          label: words.talk,
          more: words.talkAbout.replace('{offering}', title),
          // The contact form then says what the message is about.
          href: href === '/contact' ? `/contact?service=${key}#form` : href,
        },
      })),
    },
    ...peopleSection(key, sources),
  ];
  return { meta: record.meta, sections };
}

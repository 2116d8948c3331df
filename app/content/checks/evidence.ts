import type { Content } from '../collections.ts';
import type { Finding } from '../validate.ts';

type Work = Content['works']['works'][number];

/** Each story belongs to exactly one work, whose facts open the page. */
function stories({ stories: all, works }: Content): Finding[] {
  return [...all.keys()].flatMap((key) => {
    const count = works.works.filter(({ story }) => story === key).length;
    return count === 1
      ? []
      : [
          {
            collection: 'stories',
            key,
            path: [],
            found: `a story of ${count} works`,
            expected: 'one work in content/works.yaml with this story',
            mend:
              count === 0
                ? `write "story: ${key}" at the work that it tells of, or remove this file`
                : `leave "story: ${key}" at one of them`,
          },
        ];
  });
}

function clients({ works, stories: all }: Content): Finding[] {
  return works.works.flatMap((work, index): Finding[] => {
    const study = isStudy(work, all);
    const at = { collection: 'works', path: ['works', index] };
    if (study && (work.client !== undefined || work.results))
      return [
        {
          ...at,
          found: 'a study with a client or results',
          expected: 'neither: a study was done for nobody',
          mend: 'remove them, or "kind: study" in its story',
        },
      ];
    if (!study && work.client === undefined)
      return [
        {
          ...at,
          found: 'no client',
          expected: 'the id of a client',
          mend: 'or client: { unlisted: "a name" }',
        },
      ];
    return [];
  });
}

/** Whether a work is a study, done for no client. */
export function isStudy({ story }: Work, all: Content['stories']): boolean {
  return story !== undefined && all.get(story)?.kind === 'study';
}

/** Dated items must not predate their work, and awards and articles need a work with a story. */
function dates(content: Content): Finding[] {
  const find = (slug: string): Work | undefined => content.works.works.find((work) => work.slug === slug);
  const { tabs, cards } = content.cases;
  const cases = [
    ...tabs.flatMap(({ cases: list }, tab) =>
      list.map((record, index) => ({ record, path: ['tabs', tab, 'cases', index] })),
    ),
    ...Object.entries(cards).flatMap(([set, list]) =>
      list.map((record, index) => ({ record, path: ['cards', set, index] })),
    ),
  ];
  const dated = [
    ...content.awards.awards.map(({ work, year }, index) => ({
      collection: 'awards',
      path: ['awards', index],
      work,
      year,
      told: true,
    })),
    ...[...content.articles].map(([key, { work, date }]) => ({
      collection: 'articles',
      key,
      path: [],
      work,
      year: Number(date.slice(0, 4)),
      told: true,
    })),
    ...cases.map(({ record: { work, date }, path }) => ({
      collection: 'cases',
      path,
      work,
      year: Number(date.slice(0, 4)),
      told: false,
    })),
  ];
  return dated.flatMap(({ work: ref, year, told, path, ...at }): Finding[] => {
    const work = ref && find(ref.written);
    if (!work) return [];
    const field = { ...at, path: [...path, 'work'] };
    if (work.year > year)
      return [
        {
          ...field,
          found: `a work of ${work.year} in something of ${year}`,
          expected: 'a work that was done by then',
          mend: 'correct the year of one of them',
        },
      ];
    if (told && work.story === undefined)
      return [
        {
          ...field,
          found: `"${work.slug}", which has no page`,
          expected: 'a work with a story',
          mend: 'choose one that has "story" in content/works.yaml',
        },
      ];
    return [];
  });
}

/** Reviewers' companies must be in the list of clients. */
function reviewers({ reviews, clients: { clients: list } }: Content): Finding[] {
  const names = new Set(list.map(({ name }) => name));
  return Object.entries(reviews).flatMap(([group, quotes]) =>
    quotes.flatMap(({ company }, index) =>
      names.has(company)
        ? []
        : [
            {
              collection: 'reviews',
              path: [group, index, 'company'],
              found: `"${company}"`,
              expected: 'the name of a client',
              mend: 'add it to content/clients.yaml, or correct the name',
            },
          ],
    ),
  );
}

/** Whether works, stories, awards, articles, cases and reviews agree. */
export function checkEvidence(content: Content): Finding[] {
  return [...stories(content), ...clients(content), ...dates(content), ...reviewers(content)];
}

import { describe, expect, test } from 'vitest';
import { decoded } from './document.ts';
import { all, content, pages, words as rawWords } from './site.ts';

const { works } = content.works;
const words = (page: Parameters<typeof rawWords>[0]) => decoded(rawWords(page));
const pageAt = (path: string) => {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`no page ${path}`);
  return page;
};

describe('a work says for whom, what, where and when', () => {
  test.skipIf(works.length === 0).each(works)('$slug', ({ service, market, year, sector, story }) => {
    const title = content.services.get(service)?.title;
    expect(words(pageAt('/works'))).toContain(`${sector}, ${market}, ${year} ${title}`);
    if (story)
      for (const fact of [title, market, sector, String(year)])
        expect(words(pageAt(`/works/${story}`))).toContain(fact);
  });
});

test('a study names no client and shows no results', () => {
  for (const [key, { kind }] of content.stories) {
    const terms = all(pageAt(`/works/${key}`), 'main dt').map((term) => term.textContent);
    expect(terms.includes(content.templates.evidence.client), key).toBe(kind !== 'study');
  }
});

test('each service, in each of its places, says who does the work', () => {
  const landings = [...content.pages].flatMap(([key, { landing }]) =>
    landing ? [[`/${key}`, landing.service] as const] : [],
  );
  const services = [...content.services.keys()].map((key) => [`/services/${key}`, key] as const);
  for (const [path, service] of [...services, ...landings])
    for (const { name, services: answered } of content.people.people)
      if (answered?.includes(service)) expect(words(pageAt(path)), path).toContain(name);
});

test('each award leads to the work that it was given for, and each client with work to it', () => {
  const links = (path: string, within = 'main') =>
    all(pageAt(path), `${within} a`).map((link) => link.getAttributeValue('href'));
  for (const { work } of content.awards.awards) {
    const story = work && works.find(({ slug }) => slug === work.written)?.story;
    if (work) expect(links('/awards')).toContain(`/works/${story}`);
  }
  // Every mention of a work links to it.
  const shown = links('/clients', 'main li[data-works]').filter((href) => href?.startsWith('/works'));
  const owners = works.flatMap(({ client }) => (client && 'written' in client ? [client.written] : []));
  expect(shown).toHaveLength(new Set(owners).size);
});

test('each article leads to its service and its work', () => {
  for (const [key, { service, work }] of content.articles) {
    const links = all(pageAt(`/blogs/${key}`), 'main a').map((link) => link.getAttributeValue('href'));
    if (service) expect(links).toContain(`/services/${service}`);
    const story = works.find(({ slug }) => slug === work?.written)?.story;
    if (story) expect(links).toContain(`/works/${story}`);
  }
});

import { describe, expect, test } from 'vitest';
import { content, headOf, origin, pages, visibleText } from './site.ts';

type Node = Record<string, unknown> & { '@type': string; '@id'?: string };

const built = pages.map((entry) => {
  const page = headOf(entry);
  const blocks = [...page.html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  const graphs = blocks.map(([, json = '']) => JSON.parse(json) as { '@context': string; '@graph': Node[] });
  return { ...page, graphs, text: visibleText(page.html), nodes: graphs.flatMap((graph) => graph['@graph']) };
});
const indexed = built.filter(({ entry }) => entry.indexed);

/** A value and all objects inside it. */
function* objects(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* objects(inner);
}

function nodesOf(nodes: readonly Node[], type: string): Node[] {
  return nodes.filter((node) => node['@type'] === type);
}

/** Required and recommended fields (developers.google.com/search/docs/appearance/structured-data). */
const fields: Record<string, readonly string[]> = {
  Organization: [
    'name',
    'legalName',
    'url',
    'logo',
    'description',
    'email',
    'telephone',
    'address',
    'sameAs',
  ],
  // No price range, which would say less than the prices on the page. No departments, because there are none.
  LocalBusiness: ['name', 'address', 'geo', 'openingHoursSpecification', 'telephone', 'url', 'image'],
  WebSite: ['name', 'url', 'publisher', 'inLanguage'],
  WebPage: ['url', 'name', 'description', 'inLanguage', 'dateModified', 'isPartOf', 'primaryImageOfPage'],
  BreadcrumbList: ['itemListElement'],
  Service: ['name', 'description', 'serviceType', 'provider', 'areaServed', 'url'],
  BlogPosting: [
    'headline',
    'description',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
  ],
  FAQPage: ['mainEntity'],
};

describe('the graph of a page', () => {
  test('is one, on listed pages only', () => {
    for (const { entry, graphs } of built) {
      expect(graphs.length, entry.path).toBe(entry.indexed ? 1 : 0);
      for (const graph of graphs) expect(graph['@context']).toBe('https://schema.org');
    }
  });

  test('has of each node the required and the recommended fields', () => {
    for (const { entry, nodes } of indexed)
      for (const node of nodes) {
        const wanted = fields[node['@type']];
        expect(wanted, `${entry.path}: an unknown node ${node['@type']}`).toBeDefined();
        for (const field of wanted ?? [])
          expect(node[field], `${entry.path}: ${node['@type']}.${field}`).toBeTruthy();
      }
  });

  test('names each node once and refers to nodes that are there', () => {
    for (const { entry, nodes } of indexed) {
      const own = nodes.map((node) => node['@id']);
      expect(new Set(own).size, entry.path).toBe(nodes.length);
      for (const object of objects(nodes)) {
        const isReference = Object.keys(object).length === 1 && typeof object['@id'] === 'string';
        if (isReference) expect(own, `${entry.path}: ${String(object['@id'])}`).toContain(object['@id']);
      }
    }
  });

  test('speaks of no review of the agency itself and of no job', () => {
    for (const { entry, nodes } of indexed)
      for (const object of objects(nodes))
        expect(['Review', 'AggregateRating', 'Rating', 'JobPosting'], entry.path).not.toContain(
          object['@type'],
        );
  });

  test('has the agency, the site and the page everywhere', () => {
    for (const { entry, nodes, title } of indexed) {
      for (const type of ['Organization', 'WebSite', 'WebPage'])
        expect(nodesOf(nodes, type), entry.path).toHaveLength(1);
      expect(nodesOf(nodes, 'WebPage')[0]?.['name']).toBe(title);
    }
  });
});

describe('offices', () => {
  test('are real ones, where a page shows them, with what it shows', () => {
    for (const { entry, nodes, text } of indexed)
      for (const node of nodesOf(nodes, 'LocalBusiness')) {
        const office = content.site.offices.find(({ id }) => node['@id'] === `${origin}/contact#${id}`);
        expect(office, entry.path).toBeDefined();
        expect(text, entry.path).toContain(office?.address.street);
        expect(text, entry.path).toContain(office?.address.locality);
        expect(node['geo']).toMatchObject(office?.position ?? {});
      }
    const paths = (id: string): string[] =>
      indexed
        .filter(({ nodes }) => nodes.some((node) => node['@id'] === `${origin}/contact#${id}`))
        .map(({ entry }) => entry.path);
    for (const { id } of content.site.offices) expect(paths(id), id).not.toEqual([]);
  });
});

test('breadcrumbs are the visible trail', () => {
  for (const { entry, nodes, html } of indexed) {
    const [list] = nodesOf(nodes, 'BreadcrumbList');
    const trail = /<nav aria-label="You are here"[\s\S]*?<\/nav>/.exec(html)?.[0];
    if (entry.collection !== 'pages') expect(list, entry.path).toBeDefined();
    expect(Boolean(trail), entry.path).toBe(Boolean(list));
    if (!list || !trail) continue;
    const items = list['itemListElement'] as { position: number; name: string; item: string }[];
    expect(items.length, entry.path).toBeGreaterThanOrEqual(2);
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    const shown = [...trail.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, item = '']) =>
      visibleText(`<body>${item}`),
    );
    expect(
      items.map(({ name }) => name),
      entry.path,
    ).toEqual(shown);
    const known = new Set(pages.map((page) => (page.path === '/' ? `${origin}/` : `${origin}${page.path}`)));
    for (const { item } of items) expect(known, entry.path).toContain(item);
  }
});

test('a service page or a landing page sells one service in the places that it names', () => {
  for (const { entry, nodes, text } of indexed) {
    const services = nodesOf(nodes, 'Service');
    const sells =
      entry.collection === 'services' ||
      (entry.collection === 'pages' && content.pages.get(entry.key)?.landing);
    expect(services.length, entry.path).toBe(sells ? 1 : 0);
    for (const service of services)
      for (const { name } of service['areaServed'] as { name: string }[])
        expect(text, entry.path).toContain(name);
  }
});

test('articles have their headline, dates and pictures', () => {
  for (const { entry, nodes, text, meta } of indexed) {
    const [posting] = nodesOf(nodes, 'BlogPosting');
    expect(Boolean(posting), entry.path).toBe(entry.collection === 'articles');
    if (!posting) continue;
    expect(text, entry.path).toContain(posting['headline']);
    expect(posting['datePublished']).toBe(meta.get('article:published_time'));
    expect(String(posting['dateModified']) >= String(posting['datePublished']), entry.path).toBe(true);
    expect(posting['image']).toEqual([meta.get('og:image')]);
  }
});

test('questions and answers are those on the page', () => {
  for (const { entry, nodes, text, html } of indexed) {
    const [faq] = nodesOf(nodes, 'FAQPage');
    const questions = (faq?.['mainEntity'] ?? []) as { name: string; acceptedAnswer: { text: string } }[];
    const asks =
      content.pages.get(entry.key)?.sections.some(({ type }) => type === 'faq' || type === 'answers') ??
      false;
    expect(questions.length > 0, entry.path).toBe(entry.collection === 'pages' && asks);
    // Links inside an answer leave a space before the next punctuation mark.
    const compact = text.replaceAll(' ', '');
    for (const { name, acceptedAnswer } of questions) {
      expect(text, entry.path).toContain(name.replaceAll(/\s+/g, ' ').trim());
      expect(compact, `${entry.path}: ${name}`).toContain(acceptedAnswer.text.replaceAll(/\s/g, ''));
    }
    expect(html.length).toBeGreaterThan(0);
  }
});

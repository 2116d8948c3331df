import { expect, test } from 'vitest';
import { contentAfter, type ContentCopy } from '#app/pages/broken-content.ts';
import { article } from '#app/pages/broken-probes.ts';
import { jsonFeed, rssFeed } from '#app/published/feeds.ts';

/** The content with one more article; `lines` are prepended to its front matter. */
function withArticle(lines: string) {
  return contentAfter((copy: ContentCopy) =>
    copy.write('articles/probe.md', article.replace('---\n', `---\n${lines}`)),
  );
}

/** Byline, structured data and feed entries of the test article. */
function signatures(lines: string) {
  const sources = withArticle(lines);
  const page = sources.pages.get('/blogs/probe');
  if (!page) throw new Error('the probe has no page');
  const { sections, meta } = page;
  const feed = JSON.parse(jsonFeed(sources)) as { items: { url: string; authors?: unknown }[] };
  return {
    byline: sections.find((section) => section.type === 'article-hero')?.byline,
    graph: JSON.stringify(meta.find((tag) => 'script:ld+json' in tag)),
    rss: rssFeed(sources),
    json: feed.items.find(({ url }) => url.endsWith('/probe'))?.authors,
  };
}

test('an article is signed by the person it names, on the page and for machines', () => {
  const { byline, graph, rss, json } = signatures('author: devika-menon\n');
  expect(byline).toContain('Devika Menon');
  expect(graph).toMatch(/"author":\{"@type":"Person","name":"Devika Menon","jobTitle":"[^"]+"/);
  expect(rss).toContain('<dc:creator>Devika Menon</dc:creator>');
  expect(json).toEqual([{ name: 'Devika Menon' }]);
});

test('an article that names nobody is signed by the agency', () => {
  const { byline, graph, json } = signatures('');
  expect(byline).toBeUndefined();
  expect(graph).toContain('"author":{"@type":"Organization"');
  expect(json).toBeUndefined();
});

/** The headings before and after Read More, for chapters of these word counts. */
function parts(...words: number[]) {
  const text = words.map((count, at) => `## Part ${at + 1}\n\n${'word '.repeat(count)}`).join('\n\n');
  const sources = contentAfter((copy: ContentCopy) =>
    copy.write('articles/probe.md', `${article}\n${text}\n`),
  );
  const body = sources.pages.get('/blogs/probe')?.sections.find((section) => section.type === 'article-body');
  return [body?.opening, body?.body].map((chapters) => chapters?.flatMap(({ heading }) => heading ?? []));
}

test('phones show an article up to the end of the chapter nearest to its first third', () => {
  expect(parts(50, 50, 50, 50, 50)).toEqual([
    ['Part 1', 'Part 2'],
    ['Part 3', 'Part 4', 'Part 5'],
  ]);
  expect(parts(50, 50, 200)).toEqual([['Part 1', 'Part 2'], ['Part 3']]);
  expect(parts(200, 50, 50)).toEqual([['Part 1'], ['Part 2', 'Part 3']]);
});

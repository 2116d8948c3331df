import { expect, test } from 'vitest';
import { contentAfter, reportAfter } from './broken-content.ts';
import { article } from './broken-probes.ts';
import { mediaHref } from '#app/content/media.server.ts';
import { shareKey } from '#app/seo/share.ts';

test('a page whose card is not drawn yet is shown by the first page', () => {
  const sources = contentAfter((copy) => copy.write('articles/probe.md', article));
  const [card] = sources.manifest.pictures[shareKey('/')]?.files ?? [];
  const meta = JSON.stringify(sources.pages.get('/blogs/probe')?.meta);
  expect(card && meta).toContain(card && mediaHref(card));
});

test('so the first page must have one', () => {
  const report = reportAfter((copy) =>
    copy.edit('media/manifest.json', `"${shareKey('/')}":`, '"share/old":'),
  );
  expect(report).toMatchInlineSnapshot(`
    "content/media/manifest.json
      share/home: no picture for link previews of the first page, which stands in for pages that have none of their own
        a picture that is delivered; run npm run media"
  `);
});

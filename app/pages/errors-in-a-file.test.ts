import { describe, expect, it } from 'vitest';
import { type ContentCopy, reportAfter } from './broken-content.ts';
import { article, brokenArticle, brokenArticles, brokenPage, brokenPages, page } from './broken-probes.ts';

describe('the report says nothing', () => {
  it('of a page and an article in order', () => {
    expect(brokenPage('Still here', 'Still there')).toBe('');
    expect(brokenArticle('A first', 'One')).toBe('');
  });
});

describe('a page', () => {
  it('with a section of an unknown type, without a first heading, or with two', () => {
    const answers =
      '  - { type: answers, heading: One, text: Two, questions: [{ question: A, brief: B, answer: C }] }\n';
    expect(
      brokenPages(
        ['type: message', 'type: mesage'],
        ['- type: message', '- type: statement\n    heading: One\n    text: Two\n  - type: message'],
        ['sections:\n', `sections:\n${answers}`],
      ),
    ).toMatchInlineSnapshot(`
      "# type: mesage
      line 7, sections 1 > type: "mesage"
        a section type, such as one of: message, team, legal-text; did you mean "message"?
      # - type: statement
          heading: One
          text: Two
        - type: message
      line 7, sections 1 > type: statement, which has no first heading of a page
        a page that opens with its first heading; begin with one of: answers, awards-hero, careers-hero, clients-hero, coast-hero, coin-hero, contact-banner, cover-hero, home-hero, message, not-found, plank-hero, poster-hero, price-hero, seo-hero, web-hero, works-browser
      # sections:
        - { type: answers, heading: One, text: Two, questions: [{ question: A, brief: B, answer: C }] }
      line 8, sections 2 > type: message, a second section with a first heading
        one first heading on a page; remove one of the two, or move this one to a page of its own"
    `);
  });

  it('with a shared section that does not exist', () => {
    expect(brokenPage('type: message', 'type: shared\n    section: nowhere')).toContain('section');
  });

  it('with a picture that does not exist or that nobody describes', () => {
    expect(
      brokenPages(
        ['seascapes/dusk', 'seascapes/dust'],
        [', alt: "A low sun over the sea"', ''],
        ['seascapes/dusk', 'originals/our-new-office'],
      ),
    ).toMatchInlineSnapshot(`
      "# seascapes/dust
      line 11, sections 1 > picture: "seascapes/dust"
        the key of a picture; did you mean "seascapes/dusk"?
      # no , alt: "A low sun over the sea"
      line 11, sections 1 > picture: a group of fields (picture)
        { picture: posters/seo, alt: "What is seen" } or { picture: posters/seo, decorative: true }; write it as expected
      # originals/our-new-office
      line 11, sections 1 > picture: "originals/our-new-office"
        the key of a picture; put the photograph into content/media/originals and run npm run media"
    `);
  });

  it('with a photograph that is not delivered yet', () => {
    const written = (key: string) => (copy: ContentCopy) => {
      copy.write('media/originals/Beach House.JPG', '');
      copy.write('pages/probe.yaml', page.replace('seascapes/dusk', key));
    };
    expect(reportAfter(written('originals/beach-house'))).toMatchInlineSnapshot(`
      "content/pages/probe.yaml
        line 11, sections 1 > picture: "originals/beach-house", a photograph that is not delivered yet
          the key of a picture; run npm run media"
    `);
    expect(reportAfter(written('originals/Beach House.JPG'))).toMatchInlineSnapshot(`
      "content/pages/probe.yaml
        line 11, sections 1 > picture: "originals/Beach House.JPG", a photograph that is not delivered yet
          the key of a picture; run npm run media, and write "originals/beach-house""
    `);
  });
});

describe('the letters of a file', () => {
  it('in another encoding', () => {
    expect(
      reportAfter((copy) =>
        copy.write('pages/probe.yaml', Buffer.from(page.replace('here', 'at the café'), 'latin1')),
      ),
    ).toMatchInlineSnapshot(`
      "content/pages/probe.yaml
        the file as a whole: a file that is not UTF-8: accents and quotation marks would come out as other signs
          text saved as UTF-8; save it again and choose the encoding UTF-8"
    `);
  });

  it('behind a mark of order are read all the same', () => {
    expect(reportAfter((copy) => copy.write('pages/probe.yaml', `\uFEFF${page}`))).toBe('');
    expect(reportAfter((copy) => copy.write('articles/probe.md', `\uFEFF${article}`))).toBe('');
  });
});

describe('an article', () => {
  it('of no day, or changed before its day', () => {
    expect(
      brokenArticles(
        ['date: 2025-05-24', 'date: 2025-02-30'],
        ['updated: 2025-05-24', 'updated: 2025-05-20'],
      ),
    ).toMatchInlineSnapshot(`
      "# date: 2025-02-30
      line 4, date: "2025-02-30"
        a date written year-month-day, such as 2025-09-18; write it as expected
      # updated: 2025-05-20
      line 5, updated: 2025-05-20, before its date 2025-05-24
        the day of its date or a later one; write 2025-05-24"
    `);
  });

  it('with headings of one name or too deep, a link without words, or what the site does not show', () => {
    expect(
      brokenArticles(
        ['A second', '## What now?\n\nA text.\n\n## What now\n\nA second'],
        ['A second', '### What now?\n\nA second'],
        ['[a link]', '[]'],
        ['A first paragraph.', 'A first paragraph.\n\n# A title\n\n![a photo](x.jpg)'],
      ),
    ).toMatchInlineSnapshot(`
      "# ## What now?

      A text.

      ## What now

      A second
      line 17, body: a second place with the name "what-now"
        headings and parts that differ: links lead to them by name; write one of the two headings differently, or remove one part
      # ### What now?

      A second
      line 17, body: ### What now?, before any heading with ##
        headings with ##, and below them headings with ###; begin with ##
      # []
      line 17, body: a link to /contact without words
        [words](address); write words between [ and ]
      # A first paragraph.

      # A title

      ![a photo](x.jpg)
      line 19, body: a heading with 1 of the sign #
        paragraphs, ## and ### headings, lists, quotes, links, bold, italic, tables, code between lines of \`\`\`, and pictures on lines of their own; rewrite it with these
      line 21, body: "x.jpg"
        the key of a picture; choose one of those in content/media/manifest.json"
    `);
  });

  it('without front matter', () => {
    expect(brokenArticle(article, 'Only words.\n')).toMatchInlineSnapshot(`
      "line 1, the file as a whole: no front matter
        a first line of three hyphens, fields such as title, and another line of three hyphens; copy the head of a neighbouring file and change its values"
    `);
  });
});

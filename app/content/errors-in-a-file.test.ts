import { describe, expect, it, vi } from 'vitest';
import { article, brokenArticle, brokenPage } from './broken-probes.ts';

// Each report reads all content again.
vi.setConfig({ testTimeout: 30_000 });

describe('the report says nothing', () => {
  it('of a page and an article in order', () => {
    expect(brokenPage('Still here', 'Still there')).toMatchInlineSnapshot(`"0 problems in the content, in 0 files."`);
    expect(brokenArticle('A first', 'One')).toMatchInlineSnapshot(`"0 problems in the content, in 0 files."`);
  });
});

describe('a field', () => {
  it('that nobody knows', () => {
    expect(brokenPage('    heading: Still', '    headding: Still')).toMatchInlineSnapshot(`
      "2 problems in the content, in 1 file.

      content/pages/probe.yaml
        line 6, sections 1 > heading
          found     nothing
          expected  text
          to mend   add "heading:"
        line 6, sections 1
          found     unknown "headding"
          expected  only fields that this place knows
          to mend   did you mean "heading"?"
    `);
  });

  it('that is missing', () => {
    expect(brokenPage('updated: 2025-09-18\n', '')).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/pages/probe.yaml
        line 1, updated
          found     nothing
          expected  a date written year-month-day, such as 2025-09-18
          to mend   add "updated:""
    `);
  });

  it('that is empty', () => {
    expect(brokenPage('heading: Still here', 'heading:')).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/pages/probe.yaml
        line 7, sections 1 > heading
          found     nothing
          expected  text
          to mend   write the value after "heading:""
    `);
  });

  it('of another kind', () => {
    expect(brokenPage('links: [{ label: Contact Us, href: /contact }]', 'links: /contact')).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/pages/probe.yaml
        line 9, sections 1 > links
          found     "/contact"
          expected  a list
          to mend   write it as expected"
    `);
  });

  it('with a bad date', () => {
    expect(brokenPage('updated: 2025-09-18', 'updated: 18 Sept 2025')).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/pages/probe.yaml
        line 4, updated
          found     "18 Sept 2025"
          expected  a date written year-month-day, such as 2025-09-18
          to mend   write it as expected"
    `);
    expect(brokenArticle('date: 2025-05-24', 'date: 2025-02-30')).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/articles/probe.md
        line 4, date
          found     "2025-02-30"
          expected  a date written year-month-day, such as 2025-09-18
          to mend   write it as expected"
    `);
  });

  it('that is too long or too short', () => {
    expect(
      brokenPage('title: A page to break', 'title: A page to break whose title is longer than search engines show'),
    ).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/pages/probe.yaml
        line 2, meta > title
          found     62 characters
          expected  at most 60 characters
          to mend   shorten the text"
    `);
    expect(brokenPage('description: A page that is in order until', 'description: Until #')).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/pages/probe.yaml
        line 3, meta > description
          found     5 characters
          expected  at least 70 characters
          to mend   write a longer text"
    `);
  });

  it('with an address of no kind', () => {
    expect(brokenPage('href: /contact', 'href: contact')).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/pages/probe.yaml
        line 9, sections 1 > links 1 > href
          found     "contact"
          expected  an address that starts with / (this site), https://, mailto: or tel:
          to mend   write it as expected"
    `);
  });
});

describe('a section', () => {
  it('of an unknown type', () => {
    expect(brokenPage('type: message', 'type: mesage')).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/pages/probe.yaml
        line 6, sections 1 > type
          found     "mesage"
          expected  a section type: about-block, …
          to mend   did you mean "message"?"
    `);
  });

  it('that is shared and does not exist', () => {
    expect(brokenPage('type: message', 'type: shared\n    section: nowhere')).toContain('section');
  });
});

describe('a picture', () => {
  it('that does not exist', () => {
    expect(brokenPage('seascapes/dusk', 'seascapes/dust')).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/pages/probe.yaml
        line 10, sections 1 > picture
          found     "seascapes/dust"
          expected  the key of a picture
          to mend   did you mean "seascapes/dusk"?"
    `);
  });

  it('without alternative text', () => {
    expect(brokenPage(', alt: "A low sun over the sea"', '')).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/pages/probe.yaml
        line 10, sections 1 > picture
          found     a group of fields (picture)
          expected  a picture with its key and either alt: "what is seen" or decorative: true
          to mend   write it as expected"
    `);
  });
});

describe('Markdown', () => {
  it('that the site does not show', () => {
    expect(brokenArticle('A first paragraph.', 'A first paragraph.\n\n# A title\n\n![a photo](x.jpg)')).toMatchInlineSnapshot(`
      "2 problems in the content, in 1 file.

      content/articles/probe.md
        line 18, body
          found     a heading with 1 of the sign #
          expected  paragraphs, ## and ### headings, lists, quotes, links, bold and italic
          to mend   rewrite it with these
        line 20, body
          found     a picture
          expected  paragraphs, ## and ### headings, lists, quotes, links, bold and italic
          to mend   rewrite it with these"
    `);
  });

  it('without front matter', () => {
    expect(brokenArticle(article, 'Only words.\n')).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/articles/probe.md
        line 1, the file as a whole
          found     no front matter
          expected  a first line of three hyphens, fields such as title, and another line of three hyphens
          to mend   copy the head of a neighbouring file and change its values"
    `);
  });
});

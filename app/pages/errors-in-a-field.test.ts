import { describe, expect, it } from 'vitest';
import { reportAfter } from './broken-content.ts';
import { brokenArticle, brokenPage, brokenPages } from './broken-probes.ts';

const links = 'links: [{ label: Contact Us, href: /contact }]';

describe('a field', () => {
  it('that nobody knows', () => {
    expect(brokenPage('    heading: Still', '    headding: Still')).toMatchInlineSnapshot(`
      "line 7, sections 1 > heading: nothing
        text; add "heading:"
      line 8, sections 1 > headding: a field that nothing reads
        one of: type, heading, text, answer, links, picture; did you mean "heading"?"
    `);
    expect(brokenArticle('type: Journal', 'type: Journal\nauthors: somebody\nmusic: none'))
      .toMatchInlineSnapshot(`
        "line 4, authors: a field that nothing reads
          one of: title, type, author, service, work, date, updated, meta, lead, takeaway, picture, cover, upright, detail, diary, sides, caption, draft, sample, body; did you mean "author"?
        line 5, music: a field that nothing reads
          one of: title, type, author, service, work, date, updated, meta, lead, takeaway, picture, cover, upright, detail, diary, sides, caption, draft, sample, body; remove it, or correct its spelling"
      `);
  });

  it('that is missing, empty, or of another kind', () => {
    expect(
      brokenPages(
        ['updated: 2025-09-18\n', ''],
        ['heading: Still here', 'heading:'],
        [links, 'links:'],
        [links, 'links: /contact'],
        ['updated: 2025-09-18', 'updated: 18 Sept 2025'],
        ['href: /contact', 'href: contact'],
        ['heading: Still here', 'heading: 2025'],
        ['heading: Still here', 'heading: true'],
        ['    heading: Still', '\theading: Still'],
      ),
    ).toMatchInlineSnapshot(`
      "# no updated: 2025-09-18
      line 1, updated: nothing
        a date written year-month-day, such as 2025-09-18; add "updated:"
      # heading:
      line 8, sections 1 > heading: nothing
        text; write the value after "heading:"
      # links:
      line 10, sections 1 > links: nothing
        a list; write its entries below "links:", or "links: []" where there are none
      # links: /contact
      line 10, sections 1 > links: "/contact"
        a list; write it as expected
      # updated: 18 Sept 2025
      line 4, updated: "18 Sept 2025"
        a date written year-month-day, such as 2025-09-18; write it as expected
      # href: contact
      line 10, sections 1 > links 1 > href: "contact"
        an address that starts with / (this site), https://, mailto: or tel:; write it as expected
      # heading: 2025
      line 8, sections 1 > heading: 2025
        text; put it in quotes: "2025"
      # heading: true
      line 8, sections 1 > heading: true
        text; put it in quotes: "true"
      # heading: Still
      line 8, the file as a whole: a tab before a field
        spaces: fields are set in by two for each step; replace each tab at the beginning of this line by two spaces"
    `);
    const numbered = reportAfter((copy) => copy.edit('awards.yaml', /year: (\d+)/, 'year: "2023"'));
    expect(numbered.replace(/line \d+/, 'line 7')).toMatchInlineSnapshot(`
      "content/awards.yaml
        line 7, awards 1 > year: "2023"
          a number; write it without quotes: 2023"
    `);
  });

  it('of opening hours', () => {
    const reportOf = (hours: string): string =>
      reportAfter((copy) => copy.edit('settings/site.yaml', /days: .*closes: "[\d:]+"/, hours)).replaceAll(
        /line \d+/g,
        'line 7',
      );
    expect(reportOf('days: [mon], opens: 9:30, closes: "6 PM"')).toMatchInlineSnapshot(`
      "content/settings/site.yaml
        line 7, offices 1 > hours > days 1: "mon"
          a day as a number, from 1 for Monday to 7 for Sunday; write it as expected
        line 7, offices 1 > hours > opens: "9:30"
          a time of 24 hours, such as "09:30" or "18:30"; write it as expected
        line 7, offices 1 > hours > closes: "6 PM"
          a time of 24 hours, such as "09:30" or "18:30"; write it as expected"
    `);
    expect(reportOf('days: [1], opens: "19:30", closes: "18:30"')).toMatchInlineSnapshot(`
      "content/settings/site.yaml
        line 7, offices 1 > hours > closes: "06:30 PM"
          a time after 07:30 PM; write it as expected"
    `);
  });

  it('that is too long or too short', () => {
    expect(
      brokenPages(
        ['A page to break', 'A page to break whose title is longer than search engines show'],
        [/description: .*/, 'description: Too short.'],
      ),
    ).toMatchInlineSnapshot(`
      "# A page to break whose title is longer than search engines show
      line 2, meta > title: 62 characters
        at most 60 characters; shorten the text
      # description: Too short.
      line 3, meta > description: 10 characters
        at least 70 characters; write a longer text"
    `);
  });

  it('that a # cuts short', () => {
    expect(
      brokenPages(
        ['heading: Still here', 'heading: Call us #1'],
        ['{ label: Contact Us,', '{ label: Agency #1\n       ,'],
      ),
    ).toMatchInlineSnapshot(`
      "# heading: Call us #1
      line 8, sections 1 > heading: "Call us", because the sign # hides the rest of the line
        the whole value, or a remark on a line of its own; put quotes around all of it, "Call us #1"; or move the remark to the line above
      # { label: Agency #1
             ,
      line 10, sections 1 > links 1 > label: "Agency", because the sign # hides the rest of the line
        the whole value, or a remark on a line of its own; put quotes around all of it, "Agency #1"; or move the remark to the line above"
    `);
    expect(brokenArticle('type: Journal', 'type: #1')).toMatchInlineSnapshot(`
      "line 3, type: nothing, because the sign # hides the rest of the line
        the whole value, or a remark on a line of its own; put quotes around all of it, "#1"; or move the remark to the line above"
    `);
  });
});

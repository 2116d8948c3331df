import { describe, expect, it } from 'vitest';
import { report } from '#app/content/problem.ts';
import { problemsAfter, reportAfter } from './broken-content.ts';
import { article, brokenPage, brokenPages, page } from './broken-probes.ts';

describe('a file', () => {
  it('that is not valid YAML, or whose line is set in too little, which the lines below then are as well', () => {
    expect(
      brokenPages(
        ['heading: Still here', 'heading: Still here: and there'],
        ['    text: Nothing', '   text: Nothing'],
      ),
    ).toMatchInlineSnapshot(`
      "# heading: Still here: and there
      line 8, the file as a whole: Nested mappings are not allowed in compact mappings
        valid YAML; look at this line and the one above it; text that holds a colon or starts with a sign needs quotes
      # text: Nothing
      line 9, the file as a whole: Sequence item without - indicator
        valid YAML; set this line in as far as its neighbours, by two spaces for each step"
    `);
  });

  it('that is empty', () => {
    expect(brokenPage(page, '')).toMatchInlineSnapshot(`
      "line 1, the file as a whole: nothing
        a group of fields; fill the file, or remove it"
    `);
  });

  it('in a place or with an ending that no page reads', () => {
    const written = (file: string): string =>
      reportAfter((copy) => copy.write(file, file.endsWith('.yml') ? page : article));
    expect(written('article/probe.md')).toMatchInlineSnapshot(`
      "content/article/probe.md
        the file as a whole: a file that no page reads
          a record in pages/*.yaml, services/*.yaml, stories/*.yaml, legal/*.md, articles/*.md, shared/*.yaml, or one of the single files such as works.yaml; rename it to content/articles/probe.md"
    `);
    for (const [file, meant] of [
      ['pages/probe.yml', 'pages/probe.yaml'],
      ['articles/probe.txt', 'articles/probe.md'],
      ['articles/probe.md.txt', 'articles/probe.md'],
    ] as const) {
      expect(written(file)).toContain('a file that no page reads');
      expect(written(file)).toContain(`rename it to content/${meant}`);
    }
  });

  it('that is missing', () => {
    expect(reportAfter((copy) => copy.remove('settings/site.yaml'))).toMatchInlineSnapshot(`
      "content/settings/site.yaml
        the file as a whole: no such file
          this file, which every build needs; bring it back from the history"
    `);
  });
});

describe('a name', () => {
  it('with spaces', () => {
    expect(reportAfter((copy) => copy.write('articles/Our New Café.md', article))).toMatchInlineSnapshot(`
      "content/articles/Our New Café.md
        the file as a whole: a name with spaces or other signs
          letters a to z, digits and hyphens: the name is a part of the address; rename it to content/articles/our-new-cafe.md"
    `);
  });

  it('with capitals', () => {
    expect(reportAfter((copy) => copy.write('articles/Our-Office.md', article))).toMatchInlineSnapshot(`
      "content/articles/Our-Office.md
        line 2, the file as a whole: the address /blogs/Our-Office, with capitals
          an address in lower case; rename it to content/articles/our-office.md; or, where the capitals must stay, add { from: /blogs/our-office, to: /blogs/Our-Office } to content/settings/redirects.yaml"
    `);
  });
});

describe('a page', () => {
  it('that nothing leads to, or that leads to what is not there', () => {
    expect(
      brokenPages(
        ['linked: false\n', ''],
        ['linked: false', 'linked: false\nlanding: { service: boats, place: Dubai }'],
        ['href: /contact', 'href: "/contact#map"'],
      ),
    ).toMatchInlineSnapshot(`
      "# no linked: false
      line 1, linked: a page that no other page leads to
        a link to it, so that visitors find it; link to /probe from another page or from settings/navigation.yaml; or write linked: false
      # linked: false
      landing: { service: boats, place: Dubai }
      line 6, landing > service: "boats"
        the name of a file in content/services, without its ending; choose one of those, or create the file
      # href: "/contact#map"
      line 10, sections 1 > links 1 > href: a link to /contact#map, and no such place is on /contact
        one of: #form; correct the name behind #, or add what it names"
    `);
  });

  it('that says that nothing leads to it, and is led to', () => {
    expect(reportAfter((copy) => copy.edit('pages/about.yaml', 'sections:', 'linked: false\nsections:')))
      .toMatchInlineSnapshot(`
        "content/pages/about.yaml
          line 5, linked: linked: false, but the header or the footer leads here
            true, or no link; remove "linked: false", or the link"
      `);
  });

  it('that is needed', () => {
    expect(reportAfter((copy) => copy.remove('pages/thank-you.yaml'))).toMatchInlineSnapshot(`
      "content/pages/thank-you.yaml
        path: no page with the address /thank-you
          this page, which forms, feeds or the server lead to; bring it back from the history"
    `);
  });

  it('with the title and the description of another', () => {
    expect(
      reportAfter((copy) => {
        copy.write('pages/probe.yaml', page);
        copy.write('pages/probe-2.yaml', page);
      }),
    ).toMatchInlineSnapshot(`
      "content/pages/probe-2.yaml
        line 2, meta > title: the title of content/pages/probe.yaml
          a title of its own; say in one of the two what is there and nowhere else
        line 3, meta > description: the description of content/pages/probe.yaml
          a description of its own; say in one of the two what is there and nowhere else"
    `);
  });
});

describe('a record', () => {
  it('that a case names, and that does not exist', () => {
    const found = reportAfter((copy) => {
      copy.edit('cases.yaml', /href: \/works\S*/, 'href: /workz');
      copy.edit('cases.yaml', /article: \S+/, 'article: ro');
    });
    expect(found).toContain('did you mean "/works"?');
    expect(found).toContain('the file name of an article');
  });

  it('that leads to a story or service which does not exist', () => {
    const found = reportAfter((copy) => copy.edit('works.yaml', /service: [\w-]+/, 'service: brandin'));
    expect(found).toContain('did you mean "branding"?');
  });

  it('whose id or slug another has', () => {
    const twice = (text: string): string => {
      const [first = ''] = /^  - id: [\s\S]*?(?=^  - id: )/m.exec(text) ?? [];
      return text.replace(
        first,
        first.replace(/^( +id|  - id): .*$/m, '  - id: 9001') + first.replace(/id: .*/, 'id: 9001'),
      );
    };
    const found = reportAfter((copy) => copy.write('works.yaml', twice(copy.read('works.yaml'))));
    expect(found).toMatch(/works 2 > id: 9001 a second time\n +an id that no other entry has/);
    expect(found).toMatch(/works 2 > slug: "[\w-]+" a second time\n +a slug that no other entry has/);
  });

  it('whose id another has', () => {
    const tool = (id: number): string =>
      `  - { id: tool-${id}, name: Tool, picture: { picture: seascapes/dusk, decorative: true } }\n`;
    const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 9].map(tool).join('');
    expect(reportAfter((copy) => copy.write('tools.yaml', `tools:\n${ten}`))).toContain(
      '"tool-9" a second time',
    );
  });
});

describe('several problems', () => {
  it('come in one report, by file and line', () => {
    expect(
      report(
        problemsAfter((copy) => {
          copy.write(
            'pages/probe.yaml',
            page.replace('type: message', 'type: mesage').replace('2025-09-18', 'soon'),
          );
          copy.write('articles/probe.md', article.replace('2025-05-24', '24 May'));
          copy.write('settings/claims.yaml', 'claims: none\n');
        }),
      ),
    ).toMatchInlineSnapshot(`
      "4 problems in the content, in 3 files.

      content/articles/probe.md
        line 4, date
          found     "24 May"
          expected  a date written year-month-day, such as 2025-09-18
          to mend   write it as expected

      content/pages/probe.yaml
        line 4, updated
          found     "soon"
          expected  a date written year-month-day, such as 2025-09-18
          to mend   write it as expected
        line 7, sections 1 > type
          found     "mesage"
          expected  a section type, such as one of: message, team, legal-text
          to mend   did you mean "message"?

      content/settings/claims.yaml
        line 1, claims
          found     "none"
          expected  a group of fields
          to mend   write it as expected"
    `);
  });
});

it('data drawn beside a section that a legal text does not have', () => {
  const said = reportAfter((copy) =>
    copy.edit('legal/privacy.md', /^ {2}data-security:$/m, '  data-safety:'),
  );
  expect(said).toContain('content/legal/privacy.md');
  expect(said).toContain('data-safety');
  expect(said).toContain('the id of a section: ');
});

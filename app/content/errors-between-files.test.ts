import { describe, expect, it, vi } from 'vitest';
import { reportAfter } from './broken-content.ts';
import { loadContent } from './store.server.ts';
import { addClip, article, brokenArticle, brokenPage, page } from './broken-probes.ts';

const { content } = loadContent();

// Each report reads all content again.
vi.setConfig({ testTimeout: 30_000 });

/** The report with other redirects before those that there are. */
function redirected(redirects: string): string {
  const file = 'settings/redirects.yaml';
  return reportAfter((copy) => copy.write(file, copy.read(file).replace(/^[\s\S]*?redirects:\n/, redirects)));
}

describe('a link to the own domain', () => {
  it('in full', () => {
    const { url } = content.site;
    expect(brokenPage('href: /contact', `href: "${url}/contact?from=here#form"`)).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/pages/probe.yaml
        line 10, sections 1 > links 1 > href
          found     "https://dhow.example/contact?from=here#form"
          expected  a link inside the site without the domain, so that it leads nowhere else when the domain changes
          to mend   write "/contact?from=here#form""
    `);
    expect(brokenArticle('(/contact)', `(${url.replace('https://', 'https://www.')}/contact)`)).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/articles/probe.md
        line 18, body
          found     "https://www.dhow.example/contact"
          expected  a link inside the site without the domain, so that it leads nowhere else when the domain changes
          to mend   write "/contact""
    `);
  });
});

describe('a film', () => {
  const reportOf = (film: string): string =>
    reportAfter((copy) => addClip(copy, film, content.clients.clients[0]?.name ?? ''));

  it('at YouTube', () => {
    expect(reportOf('https://youtu.be/aqz-KE-bpKQ')).toBe('0 problems in the content, in 0 files.');
  });

  it('that is neither there nor at Vimeo', () => {
    // Its line is the content's own.
    expect(reportOf('https://films.example/1').replace(/line \d+/, 'line 7')).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/reviews.yaml
        line 7, clips 1 > video
          found     "https://films.example/1"
          expected  the address of one film at YouTube or Vimeo, or the key of a video
          to mend   open the film at YouTube or Vimeo and copy its address, such as https://www.youtube.com/watch?v=aqz-KE-bpKQ"
    `);
  });

  it('without https', () => {
    expect(reportOf('youtu.be/aqz-KE-bpKQ')).toContain('to mend   write "https://youtu.be/aqz-KE-bpKQ"');
  });

  it('of our own that there is not', () => {
    expect(reportOf('videos/no-such')).toContain('expected  the key of a video\n');
  });
});

describe('a link inside the site that leads nowhere', () => {
  it('in a field', () => {
    expect(brokenPage('href: /contact', 'href: /contcat')).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/pages/probe.yaml
        line 10, sections 1 > links 1 > href
          found     "/contcat"
          expected  the address of a page of this site
          to mend   did you mean "/contact"?"
    `);
  });

  it('in Markdown', () => {
    expect(brokenArticle('(/contact)', '(/no/such/page)')).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/articles/probe.md
        line 18, body
          found     "/no/such/page"
          expected  the address of a page of this site
          to mend   create the page, or change the address"
    `);
  });

  it('in Markdown, to a place beside this page', () => {
    expect(brokenArticle('(/contact)', '(contact)')).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/articles/probe.md
        line 18, body
          found     "contact"
          expected  an address that starts with / (this site), https://, mailto: or tel:
          to mend   did you mean "/contact"?"
    `);
  });
});

describe('a file', () => {
  it('that is not valid YAML', () => {
    expect(brokenPage('heading: Still here', 'heading: Still here: and there')).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/pages/probe.yaml
        line 8, the file as a whole
          found     Nested mappings are not allowed in compact mappings
          expected  valid YAML
          to mend   look at this line and the one above it; text that holds a colon or starts with a sign needs quotes"
    `);
  });

  it('that is empty', () => {
    expect(brokenPage(page, '')).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/pages/probe.yaml
        line 1, the file as a whole
          found     nothing
          expected  a group of fields
          to mend   fill the file, or remove it"
    `);
  });

  it('in a place that no page reads', () => {
    expect(reportAfter((copy) => copy.write('article/probe.md', article))).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/article/probe.md
        the file as a whole
          found     a file that no page reads
          expected  a record in pages/*.yaml, shared/*.yaml, services/*.yaml, stories/*.yaml, legal/*.md, articles/*.md, or one of the single files such as works.yaml
          to mend   rename it to content/articles/probe.md"
    `);
    expect(reportAfter((copy) => copy.write('pages/probe.yml', page))).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/pages/probe.yml
        the file as a whole
          found     a file that no page reads
          expected  a record in pages/*.yaml, shared/*.yaml, services/*.yaml, stories/*.yaml, legal/*.md, articles/*.md, or one of the single files such as works.yaml
          to mend   rename it to content/pages/probe.yaml"
    `);
  });

  it('that is missing', () => {
    expect(reportAfter((copy) => copy.remove('settings/site.yaml'))).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/settings/site.yaml
        the file as a whole
          found     no such file
          expected  this file, which every build needs
          to mend   bring it back from the history"
    `);
  });
});

describe('an address', () => {
  it('that another page has', () => {
    expect(brokenPage('updated:', 'path: /contact\nupdated:')).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/pages/probe.yaml
        line 4, path
          found     the address /contact, which content/pages/contact.yaml has already
          expected  an address of its own
          to mend   rename the file or change its path"
    `);
  });

  it('that is no address', () => {
    expect(brokenPage('updated:', 'path: /contact/\nupdated:')).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/pages/probe.yaml
        line 4, path
          found     "/contact/"
          expected  an address such as /contact, without a slash at the end
          to mend   write it as expected"
    `);
  });

  it('of a page that a redirect hides, or that is redirected twice', () => {
    const redirects = 'redirects:\n  - { from: /contact, to: / }\n  - { from: /Old, to: / }\n  - { from: /old/, to: / }\n';
    expect(redirected(redirects)).toMatchInlineSnapshot(`
      "2 problems in the content, in 1 file.

      content/settings/redirects.yaml
        line 2, redirects 1 > from
          found     /contact, the address of content/pages/contact.yaml
          expected  an address that no page and no other redirect has
          to mend   remove this redirect
        line 4, redirects 3 > from
          found     /old/ a second time
          expected  an address that no page and no other redirect has
          to mend   remove this redirect"
    `);
  });
});

describe('a redirect', () => {
  it('from more than one address', () => {
    expect(redirected('redirects:\n  - { from: /news/*, to: /blogs }\n  - { from: "/news?id=1", to: /blogs }\n')).toMatchInlineSnapshot(`
      "2 problems in the content, in 1 file.

      content/settings/redirects.yaml
        line 2, redirects 1 > from
          found     "/news/*"
          expected  one address such as /old-page: a redirect takes no *, no ? and no #; a query is kept by itself
          to mend   write it as expected
        line 3, redirects 2 > from
          found     "/news?id=1"
          expected  one address such as /old-page: a redirect takes no *, no ? and no #; a query is kept by itself
          to mend   write it as expected"
    `);
  });
});

describe('a name', () => {
  it('with spaces', () => {
    expect(reportAfter((copy) => copy.write('articles/Our New Café.md', article))).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/articles/Our New Café.md
        the file as a whole
          found     a name with spaces or other signs
          expected  letters a to z, digits and hyphens: the name is a part of the address
          to mend   rename it to content/articles/our-new-cafe.md"
    `);
  });

  it('with capitals', () => {
    expect(reportAfter((copy) => copy.write('articles/Our-Office.md', article))).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/articles/Our-Office.md
        line 2, the file as a whole
          found     the address /blogs/Our-Office, with capitals
          expected  an address in lower case
          to mend   rename it to content/articles/our-office.md; or, where the capitals must stay, add { from: /blogs/our-office, to: /blogs/Our-Office } to content/settings/redirects.yaml"
    `);
  });

  it('with another ending', () => {
    expect(reportAfter((copy) => copy.write('articles/probe.txt', article))).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/articles/probe.txt
        the file as a whole
          found     a file that no page reads
          expected  a record in pages/*.yaml, shared/*.yaml, services/*.yaml, stories/*.yaml, legal/*.md, articles/*.md, or one of the single files such as works.yaml
          to mend   rename it to content/articles/probe.md"
    `);
    expect(reportAfter((copy) => copy.write('articles/probe.md.txt', article))).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/articles/probe.md.txt
        the file as a whole
          found     a file that no page reads
          expected  a record in pages/*.yaml, shared/*.yaml, services/*.yaml, stories/*.yaml, legal/*.md, articles/*.md, or one of the single files such as works.yaml
          to mend   rename it to content/articles/probe.md"
    `);
  });
});

describe('a page', () => {
  it('that nothing leads to, or that says so and is led to', () => {
    expect(brokenPage('linked: false\n', '')).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/pages/probe.yaml
        line 1, linked
          found     a page that no other page leads to
          expected  a link to it, so that visitors find it
          to mend   link to /probe from another page or from settings/navigation.yaml; or write linked: false"
    `);
    expect(
      reportAfter((copy) => copy.write('pages/about.yaml', copy.read('pages/about.yaml').replace('sections:', 'linked: false\nsections:'))),
    ).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/pages/about.yaml
        line 5, linked
          found     linked: false, but the header or the footer leads here
          expected  true, or no link
          to mend   remove "linked: false", or the link"
    `);
  });

  it('that is needed', () => {
    expect(reportAfter((copy) => copy.remove('pages/thank-you.yaml'))).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/pages/thank-you.yaml
        path
          found     no page with the address /thank-you
          expected  this page, which forms, feeds or the server lead to
          to mend   bring it back from the history"
    `);
  });

  it('with the title and the description of another', () => {
    expect(
      reportAfter((copy) => {
        copy.write('pages/probe.yaml', page);
        copy.write('pages/probe-2.yaml', page);
      }),
    ).toMatchInlineSnapshot(`
      "2 problems in the content, in 1 file.

      content/pages/probe-2.yaml
        line 2, meta > title
          found     the title of content/pages/probe.yaml
          expected  a title of its own
          to mend   say what is on this page and on no other
        line 3, meta > description
          found     the description of content/pages/probe.yaml
          expected  a description of its own
          to mend   say what is on this page and on no other"
    `);
  });

  it('that sells a service which does not exist', () => {
    expect(brokenPage('linked: false', 'linked: false\nlanding: { service: boats, place: Dubai }')).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/pages/probe.yaml
        line 6, landing > service
          found     "boats"
          expected  the name of a file in content/services, without its ending
          to mend   choose one of those, or create the file"
    `);
  });

  it('with a link to a place that is not on it', () => {
    expect(brokenPage('href: /contact', 'href: "/contact#map"')).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/pages/probe.yaml
        line 10, sections 1 > links 1 > href
          found     a link to /contact#map, and no such place is on /contact
          expected  one of: #form
          to mend   correct the name behind #, or add what it names"
    `);
  });
});

describe('a claim', () => {
  it('that does not exist', () => {
    const figures = `- type: figures-band\n    heading: Counted\n    figures: [{ claim: clients-5000 }, { claim: clients-500 }]`;
    expect(brokenPage('- type: message', `${figures}\n  - type: message`)).toContain('clients-5000');
  });

  it('that names a page which does not exist', () => {
    expect(
      reportAfter((copy) =>
        copy.write(
          'settings/claims.yaml',
          copy.read('settings/claims.yaml').replace(/^[\s\S]*?claims:\n/, 'claims:\n  boats-3: { figure: "3", label: Boats, scope: ours, subject: boats, unit: boats, pages: [/, /fleet] }\n'),
        ),
      ),
    ).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/settings/claims.yaml
        line 2, claims > boats-3 > pages 2
          found     /fleet
          expected  the address of a page that shows this claim
          to mend   correct the address or remove the line"
    `);
  });

  it('that gives another figure for the subject and scope of an earlier one', () => {
    const scope = 'by the digital marketing desk, paid media included, since 2021';
    expect(
      reportAfter((copy) =>
        copy.write('settings/claims.yaml', copy.read('settings/claims.yaml').replace(scope, 'in all services, since 2020')),
      ).replace(/line \d+/, 'line …'),
    ).toMatchInlineSnapshot(`
      "1 problem in the content, in 1 file.

      content/settings/claims.yaml
        line …, claims > clients-80 > scope
          found     80+ clients "in all services, since 2020", of which clients-500 says 500+
          expected  one figure for one subject and scope
          to mend   correct the figure, or say in the scope what this one counts"
    `);
  });

  it('or a fact that is quoted in a text and does not exist', () => {
    expect(
      reportAfter((copy) =>
        copy.write('articles/probe.md', article.replace('(/contact)', '(/contact) {claim:clients-50} {fact:repositry} {fact:drafts}')),
      ),
    ).toMatchInlineSnapshot(`
      "2 problems in the content, in 1 file.

      content/articles/probe.md
        line 16, body
          found     {claim:clients-50}
          expected  the name of a claim in content/settings/claims.yaml
          to mend   did you mean {claim:clients-500}?
        line 16, body
          found     {fact:repositry}
          expected  the name of a fact in content/settings/house-facts.yaml
          to mend   did you mean {fact:repository}?"
    `);
  });
});

describe('a quoted claim or fact', () => {
  it('is filled in before the text is read', () => {
    expect(brokenArticle('(/contact)', '(/{claim:founded-2020})')).toContain('found     "/2020"');
  });
});

describe('facts about work', () => {
  const change = (file: string, from: RegExp | string, to: string): string =>
    reportAfter((copy) => {
      expect(copy.read(file)).toMatch(from);
      copy.write(file, copy.read(file).replace(from, to));
    });

  it('agree: a work has a client unless it is a study', () => {
    expect(change('works.yaml', '    client: mathi\n', '')).toContain('expected  the id of a client');
    expect(change('works.yaml', 'client: mathi', 'client: mathy')).toContain('did you mean "mathi"?');
    expect(change('stories/seo.yaml', /$/, '\nkind: study\n')).toContain('found     a study with a client or results');
  });

  it('agree: nothing is dated before the work that it is about', () => {
    expect(change('awards.yaml', /work: creative/, 'work: web-development')).toBe('0 problems in the content, in 0 files.');
    expect(change('awards.yaml', /work: creative/, 'work: algate')).toContain('found     a work of 2024 in something of 2023');
  });

  it('agree: an award and an article name a work that has a page', () => {
    expect(change('awards.yaml', /work: creative/, 'work: handloom')).toContain('found     "handloom", which has no page');
    expect(change('articles/roi.md', /work: performance/, 'work: handloom')).toContain('expected  a work with a story');
  });

  it('agree: a story tells of one work, who is quoted is a client, a favourite is no study', () => {
    expect(change('works.yaml', 'story: seo', 'story: performance')).toContain('found     a story of 0 works');
    expect(change('reviews.yaml', 'company: "Ferryfar"', 'company: "Ferryfare"')).toContain('expected  the name of a client');
    expect(change('pages/index.yaml', 'works: [web-development', 'works: [algate')).toContain('found     "algate", a study');
  });
});

describe('a record', () => {
  it('that a case names, and that does not exist', () => {
    const report = reportAfter((copy) => {
      const cases = copy.read('cases.yaml').replace(/href: \/works\S*/, 'href: /workz');
      copy.write('cases.yaml', cases.replace(/article: \S+/, 'article: ro'));
    });
    expect(report).toContain('did you mean "/works"?');
    expect(report).toContain('the file name of an article');
  });

  it('that leads to a story or service which does not exist', () => {
    expect(
      reportAfter((copy) => copy.write('works.yaml', copy.read('works.yaml').replace(/service: [\w-]+/, 'service: brandin'))),
    ).toContain('did you mean "branding"?');
  });

  it('whose id or slug another has', () => {
    const twice = (text: string): string => {
      const [first = ''] = /^  - id: [\s\S]*?(?=^  - id: )/m.exec(text) ?? [];
      return text.replace(first, first.replace(/^( +id|  - id): .*$/m, '  - id: 9001') + first.replace(/id: .*/, 'id: 9001'));
    };
    const slugs = /line \d+, works 2 > slug\n +found +"[\w-]+" a second time\n +expected +a slug that no other entry has/;
    const found = reportAfter((copy) => copy.write('works.yaml', twice(copy.read('works.yaml'))));
    expect(found).toMatch(/works 2 > id\n +found +9001 a second time\n +expected +an id that no other entry has/);
    expect(found).toMatch(slugs);
  });

  it('whose id another has', () => {
    const tool = (id: number): string => `  - { id: tool-${id}, name: Tool, picture: { picture: seascapes/dusk, decorative: true } }\n`;
    const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 9].map(tool).join('');
    expect(reportAfter((copy) => copy.write('tools.yaml', `tools:\n${ten}`))).toContain('found     "tool-9" a second time');
  });
});

describe('several problems', () => {
  it('come in one report, by file and line', () => {
    expect(
      reportAfter((copy) => {
        copy.write('pages/probe.yaml', page.replace('type: message', 'type: mesage').replace('2025-09-18', 'soon'));
        copy.write('articles/probe.md', article.replace('2025-05-24', '24 May'));
        copy.write('settings/claims.yaml', 'claims: none\n');
      }),
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

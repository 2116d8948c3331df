import { describe, expect, it } from 'vitest';
import { reportAfter } from './broken-content.ts';
import { article, brokenArticle, brokenPage } from './broken-probes.ts';

describe('a claim', () => {
  it('that does not exist', () => {
    const figures = `- type: figures-band\n    heading: Counted\n    figures: [{ claim: clients-5000 }, { claim: clients-500 }]`;
    expect(brokenPage('- type: message', `${figures}\n  - type: message`)).toContain('clients-5000');
  });

  it('that names a page which does not exist', () => {
    expect(
      reportAfter((copy) =>
        copy.edit(
          'settings/claims.yaml',
          /^[\s\S]*?claims:\n/,
          'claims:\n  boats-3: { figure: "3", label: Boats, scope: ours, subject: boats, unit: boats, pages: [/, /fleet] }\n',
        ),
      ),
    ).toMatchInlineSnapshot(`
      "content/settings/claims.yaml
        line 2, claims > boats-3 > pages 2: /fleet
          the address of a page that shows this claim; correct the address or remove the line"
    `);
  });

  it('that gives another figure for the subject and scope of an earlier one', () => {
    const scope = 'by the digital marketing desk, paid media included, since 2021';
    expect(
      reportAfter((copy) => copy.edit('settings/claims.yaml', scope, 'in all services, since 2020')).replace(
        /line \d+/,
        'line …',
      ),
    ).toMatchInlineSnapshot(`
      "content/settings/claims.yaml
        line …, claims > clients-80 > scope: 80+ clients "in all services, since 2020", of which clients-500 says 500+
          one figure for one subject and scope; correct the figure, or say in the scope what this one counts"
    `);
  });

  it('or a fact that is quoted in a text and does not exist', () => {
    expect(
      reportAfter((copy) =>
        copy.write(
          'articles/probe.md',
          article.replace('(/contact)', '(/contact) {claim:clients-50} {fact:repositry} {fact:drafts}'),
        ),
      ),
    ).toMatchInlineSnapshot(`
      "content/articles/probe.md
        line 17, body: {claim:clients-50}
          the name of a claim in content/settings/claims.yaml; did you mean {claim:clients-500}?
        line 17, body: {fact:repositry}
          the name of a fact in content/settings/house-facts.yaml; did you mean {fact:repository}?"
    `);
  });
});

describe('words that are set large', () => {
  it('and are not in their quote', () => {
    const report = reportAfter((copy) => copy.edit('reviews.yaml', /loud: .*/, 'loud: "never said"'));
    expect(report).toContain('> loud');
    expect(report).toContain('words of the quote');
  });
});

describe('a quoted claim or fact', () => {
  it('is filled in before the text is read', () => {
    expect(brokenArticle('(/contact)', '(/{claim:founded-2020})')).toContain('"/2020"');
  });
});

describe('facts about work', () => {
  const change = (file: string, from: RegExp | string, to: string): string =>
    reportAfter((copy) => copy.edit(file, from, to));

  it('agree: a work has a client unless it is a study', () => {
    expect(change('works.yaml', '    client: mathi\n', '')).toContain('the id of a client');
    expect(change('works.yaml', 'client: mathi', 'client: mathy')).toContain('did you mean "mathi"?');
    expect(change('stories/seo.yaml', /$/, '\nkind: study\n')).toContain('a study with a client or results');
  });

  it('agree: nothing is dated before the work that it is about', () => {
    expect(change('awards.yaml', /work: creative/, 'work: web-development')).toBe('');
    expect(change('awards.yaml', /work: creative/, 'work: algate')).toContain(
      'a work of 2024 in something of 2023',
    );
  });

  it('agree: an award and an article name a work that has a page', () => {
    expect(change('awards.yaml', /work: creative/, 'work: handloom')).toContain(
      '"handloom", which has no page',
    );
    expect(change('articles/roi.md', /work: performance/, 'work: handloom')).toContain('a work with a story');
  });

  it('agree: a story tells of one work, who is quoted is a client, a favourite is no study', () => {
    expect(change('works.yaml', 'story: seo', 'story: performance')).toContain('a story of 0 works');
    expect(change('reviews.yaml', 'company: "Ferryfar"', 'company: "Ferryfare"')).toContain(
      'the name of a client',
    );
    expect(change('pages/index.yaml', /works: \[[\w-]+/, 'works: [algate')).toContain('"algate", a study');
  });
});

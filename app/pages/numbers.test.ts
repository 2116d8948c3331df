import { seoHeroSchema } from '#app/sections/seo-hero/schema.ts';
import { describe, expect, test } from 'vitest';
import { type ContentCopy, contentAfter, reportAfter } from './broken-content.ts';
import { siteOf } from '#app/content/site.server.ts';
import { workIndex } from '#app/content/works.server.ts';

test('collections take other numbers than the sample has', () => {
  const nothing = reportAfter((copy) => {
    // The last entry of each list, and a job with another place and mode.
    copy.edit('jobs.yaml', /\n {6}- [^\n]*(?:\n {8}[^\n]*)*\n*$/, '');
    copy.write(
      'jobs.yaml',
      `${copy.read('jobs.yaml').trimEnd()}\n      - { id: anything, title: Anything, location: Doha, mode: "Two days a week" }\n  - name: Others\n    jobs: [{ id: more, title: More }]\n`,
    );
    copy.edit('awards.yaml', /metal: \w+/, 'metal: gold');
  });
  expect(nothing).not.toContain('jobs.yaml');
  expect(nothing).not.toContain('awards.yaml');
});

test('without open jobs the page has no list of them', () => {
  const before = contentAfter(() => undefined)
    .pages.get('/career')
    ?.sections.map(({ type }) => type);
  const sources = contentAfter((copy) =>
    copy.write('jobs.yaml', 'location: Kozhikode\nmode: Onsite\nteams: []\n'),
  );
  expect(sources.pages.get('/career')?.sections.map(({ type }) => type)).toEqual(
    before?.filter((type) => type !== 'job-list'),
  );
});

test('a network of simple-icons brings its mark; an unknown one is named', () => {
  const withNetwork =
    (network: string) =>
    (copy: ContentCopy): void =>
      copy.edit('settings/site.yaml', 'network: x,', `network: ${network},`);
  const { social } = siteOf(contentAfter(withNetwork('youtube')));
  expect(social.find(({ network }) => network === 'youtube')?.outline).toMatch(/^M/);
  expect(reportAfter(withNetwork('youtub'))).toContain('did you mean "youtube"?');
});

test('an office may stand in any country and zone', () => {
  const change = (from: string, to: string) =>
    reportAfter((copy) =>
      copy.write('settings/site.yaml', copy.read('settings/site.yaml').replaceAll(from, to)),
    );
  expect(change('timeZone: Asia/Dubai', 'timeZone: Asia/Qatar')).not.toContain('timeZone');
  expect(change('timeZone: Asia/Dubai', 'timeZone: Asia/Doha')).toContain('a time zone such as Asia/Kolkata');
  expect(change('countryCode: AE', 'countryCode: QA')).not.toContain('countryCode');
});

describe('the categories of works', () => {
  const one = (copy: ContentCopy): void =>
    copy.edit('works.yaml', /^works:$/m, '  - { id: 40, label: Podcasts, heading: Talk }\nworks:');

  test('may be more', () => {
    const sources = contentAfter((copy) => {
      one(copy);
      copy.edit('works.yaml', /category: \d+/, 'category: 40');
    });
    expect(workIndex(sources).items.at(-1)?.categoryId).toBe(40);
  });

  test('hold all works that there are', () => {
    const report = reportAfter((copy) => {
      one(copy);
      copy.edit('works.yaml', /category: \d+/, 'category: 41');
    });
    expect(report).toMatch(/works 1 > category: 41\n +the id of one category; write one of .*40, or add/);
  });

  test('begin with the one that holds all works', () => {
    const report = reportAfter((copy) => copy.edit('works.yaml', 'id: 1,', 'id: 50,'));
    expect(report).toContain('the id 1 for the first category');
  });
});

test('a headline says how many lines it needs', () => {
  const [heading] = seoHeroSchema.shape.heading.safeParse('One\nTwo').error?.issues ?? [];
  expect(heading?.message).toBe('three lines: each word is set in a width of its own');
});

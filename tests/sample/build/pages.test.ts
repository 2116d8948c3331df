import type { HtmlElement } from 'html-validate';
import { expect, test } from 'vitest';
import { decoded } from '../../build/document.ts';
import { all, type BuiltPage, content, pages, words } from '../../build/site.ts';

/** Counts from the specification for single pages, and what they say about a record. */

const textOf = (element: HtmlElement | null | undefined): string =>
  decoded(element?.textContent ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function at(path: string): BuiltPage {
  const found = pages.find((page) => page.path === path);
  if (!found) throw new Error(`${path} was not built`);
  return found;
}

/** Texts of matching elements in the section with a heading. */
const partsOf = (path: string, heading: string, selector = 'li'): string[] =>
  all(at(path), 'main section')
    .filter((section) => textOf(section.querySelector('h2')) === heading)
    .flatMap((section) => section.querySelectorAll(selector))
    .map(textOf);

test('awards lists four silver and two bronze of 2023, and closes', () => {
  const awards = partsOf('/awards', 'What each was for');
  expect(awards.filter((award) => award.startsWith('silver 2023'))).toHaveLength(4);
  expect(awards.filter((award) => award.startsWith('bronze 2023'))).toHaveLength(2);
  expect(awards).toHaveLength(6);
  const pictures = all(at('/awards'), 'main section li img').map((image) => image.getAttributeValue('alt'));
  expect(pictures).toContain('Silver medal with a flower carpet of four rings on it');
  expect(partsOf('/awards', 'What each was for', 'a')).toContain('See our work');
  expect(words(at('/awards'))).toContain('No gold yet');
});

test('careers has three reasons and twenty jobs with place, mode and Apply', () => {
  expect(partsOf('/career', 'Why work with us?')).toHaveLength(3);
  const jobs = partsOf('/career', 'Open roles');
  expect(jobs).toHaveLength(20);
  for (const job of jobs) expect(job).toMatch(/ [^.]+\. Kozhikode, Kerala\. Onsite\. ?Apply /);
  const ways = partsOf('/career', 'Open roles', 'li a');
  for (const [title, times] of [
    ['Cinematographer', 2],
    ['Project Coordinator', 2],
    ['SEO Content Writer', 3],
    ['Social Media Content Writer', 2],
    ['Receptionist', 1],
    ['Business Development Representatives', 1],
  ] as const) {
    expect(ways.filter((way) => way.startsWith(`Apply ${title}`))).toHaveLength(times);
    expect(jobs.filter((job) => job.startsWith(title))).toHaveLength(times);
  }
  // Links for jobs with the same title say which one they are for.
  expect(ways).toEqual(
    expect.arrayContaining(['Apply SEO Content Writer, Malayalam pages, 2 of 3', 'Apply Web Developer']),
  );
});

test('about has its chiefs, its heads of departments and ten pictures of life', () => {
  const shown = words(at('/about'));
  for (const role of ['Executive', 'Growth', 'Operating', 'People', 'Financial'])
    expect(shown.split(`Chief ${role} Officer`), role).toHaveLength(2);
  for (const role of ['HR', 'Marketing', 'Brand Solutions', 'Design', 'Brand Consultants', 'Accounts'])
    expect(shown.split(`Department Head, ${role}`), role).toHaveLength(2);
  expect(partsOf('/about', 'Life at dhow', 'figure')).toHaveLength(10);
});

test('the overview has seven services in order, then the two across them, each with its anchor and Explore', () => {
  const blocks = all(at('/services'), 'main article').map((block) => [
    block.getAttributeValue('id'),
    ...block.querySelectorAll('a').flatMap((link) => {
      return textOf(link).startsWith('Explore') ? [link.getAttributeValue('href')] : [];
    }),
  ]);
  expect(blocks).toEqual([
    ['social-media', '/services/social-media'],
    ['performance-marketing', '/services/performance'],
    ['seo', '/services/seo'],
    ['influencer-marketing', '/services/influencer-marketing'],
    ['web-development-ui-ux', '/services/web-development'],
    ['production', '/services/production'],
    ['branding-creative', '/services/branding'],
    ['creative-campaigns', '/services/creative'],
    ['digital-marketing', '/services/digital'],
  ]);
});

test('the facts of a work begin with its result', () => {
  expect(all(at('/works/performance'), 'main dl dt').map(textOf)[0]).toBe(content.templates.evidence.outcome);
});

test.each([...content.services])(
  'the service %s has its trail, fee, bold ends, figures and offerings',
  (key, { title, fee = 'no fee', description, statistics, offerings }) => {
    const page = at(`/services/${key}`);
    expect(textOf(all(page, 'h1')[0])).toBe(title);
    const [up] = all(page, `nav[aria-label="${content.templates.trail}"] a`);
    expect([textOf(up), up?.getAttributeValue('href')]).toEqual(['Services', '/services']);
    expect(decoded(words(page)).replaceAll('\u00A0', ' ')).toContain(fee.replaceAll('\u00A0', ' '));
    const links = all(page, 'main a').map((link) => [textOf(link), link.getAttributeValue('href')]);
    const { ask, write } = content.templates.service;
    for (const label of [ask, write.replace('{name}', '')])
      expect(links.find(([text]) => text?.startsWith(label))?.[1]).toBe(`/contact?service=${key}#form`);
    const said = description.split(/\s+/);
    // The works below have bold figures.
    expect(all(page, 'main p b').map(textOf).slice(0, 2)).toEqual([
      said.slice(0, 5).join(' '),
      said.slice(-5).join(' '),
    ]);
    expect(all(page, 'main dl > div')).toHaveLength(statistics.length);
    expect(all(page, 'main h2').map(textOf)).toContain('Services we provide');
    expect(links.filter(([text]) => text?.startsWith('Let’s talk'))).toHaveLength(offerings.length);
  },
);

test('the terms do not say when they were changed', () => {
  expect(words(at('/TermsAndConditions'))).not.toMatch(/last updated/i);
});

test('the form of the audit requires nothing', () => {
  const [form] = all(at('/ae/services/seo-company-in-dubai'), 'form#audit-form');
  expect(form?.querySelectorAll('[required]')).toEqual([]);
});

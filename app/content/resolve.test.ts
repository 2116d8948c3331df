import { describe, expect, test } from 'vitest';
import { articleCards, newestArticles } from './articles.server.ts';
import { Ref } from './ref.ts';
import { resolve } from './resolve.server.ts';
import { loadContent } from '#app/pages/load.ts';

const sources = loadContent();

describe('references become what they stand for', () => {
  test('at any depth, with everything else untouched', () => {
    const value = { plain: 1, list: [{ href: new Ref('href', '/contact') }], none: undefined };
    expect(resolve(value, sources)).toEqual({ plain: 1, list: [{ href: '/contact' }], none: undefined });
  });

  test('a picture: its files by address with hash, its size and the words of this use', () => {
    const picture = resolve(new Ref('picture', { picture: 'seascapes/dusk', alt: 'Dusk' }), sources);
    expect(picture).toMatchObject({
      alt: 'Dusk',
      width: expect.any(Number),
      color: expect.stringMatching(/^#/),
    });
    for (const { src } of [...picture.sources, picture.fallback])
      expect(src).toMatch(/^\/media\/seascapes\/dusk[\w-]*\.[0-9a-f]{8}\.(avif|jpg|webp)$/);
    expect(picture.sources.map(({ width }) => width)).toEqual(
      picture.sources.map(({ width }) => width).toSorted((a, b) => a - b),
    );
  });

  test('a claim: its figure under its own label or another', () => {
    for (const [claim, { figure, label, scope }] of Object.entries(sources.content.claims.claims)) {
      expect(resolve(new Ref('figure', { claim }), sources)).toEqual({ figure, label, scope });
      expect(resolve(new Ref('figure', { claim, label: 'Brands' }), sources).label).toBe('Brands');
    }
  });

  test('an office: hours in minutes and addresses of the maps service', () => {
    for (const { id, position, hours, phone } of sources.content.site.offices) {
      const office = resolve(new Ref('office', id), sources);
      const place = `${position.latitude},${position.longitude}`;
      expect(office.hours).toMatchObject({
        timeZone: hours.timeZone,
        opens: hours.opens,
        closes: hours.closes,
      });
      expect(office.mapFrame).toBe(`https://www.google.com/maps?q=${place}&z=15&output=embed`);
      expect(office.mapHref).toBe(`https://www.google.com/maps/search/?api=1&query=${place}`);
      expect(office.phone.href).toBe(`tel:${phone.replaceAll(' ', '')}`);
    }
  });

  test('the newest articles: newest first, as many as asked for', () => {
    const cards = resolve(new Ref('latestArticles', { latest: 3 }), sources);
    const dates = cards.map(({ date }) => date.iso);
    const newest = [...sources.content.articles.values()]
      .map(({ date }) => date)
      .toSorted()
      .toReversed()
      .slice(0, 3);
    expect(dates).toEqual(newest);
    expect(cards[0]?.href).toMatch(/^\/blogs\//);
  });

  test('below an article: the one that follows it, then the newest', () => {
    const [newest, second, third, fourth] = newestArticles(sources.content).map(([key]) => `/blogs/${key}`);
    const below = articleCards(sources, { after: second?.replace('/blogs/', '') ?? '', count: 3 });
    expect(below.map(({ href }) => href)).toEqual([third, newest, fourth]);
  });

  test('a work: the address of its story where it has one', () => {
    const stories = sources.content.works.works.map(({ slug, story }) => [
      resolve(new Ref('work', slug), sources).href,
      story,
    ]);
    for (const [href, story] of stories) expect(href).toBe(story && `/works/${story}`);
  });
});

test('the content itself stays as it is', () => {
  const before = JSON.stringify(sources.content.site);
  const ref = new Ref('office', sources.content.site.offices[0]?.id ?? '');
  resolve([ref, ref], sources);
  expect(JSON.stringify(sources.content.site)).toBe(before);
  expect(resolve(ref, sources)).toEqual(resolve(ref, sources));
});

test('a dead reference that no check has seen is a fault of the code, with its name', () => {
  expect(() => resolve(new Ref('office', 'atlantis'), sources)).toThrow(
    'unchecked office reference: atlantis',
  );
});

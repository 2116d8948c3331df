import { describe, expect, test } from 'vitest';
import { loadContent } from '#app/pages/load.ts';

const { content, pages } = loadContent();
const services = [...content.services.keys()].map((key) => {
  const sections = pages.get(`/services/${key}`)?.sections ?? [];
  return {
    key,
    advert: sections.find((section) => section.type === 'service-advert'),
    works: sections.find((section) => section.type === 'service-works'),
    offerings: sections.find((section) => section.type === 'offerings'),
    end: sections
      .slice(-2)
      .map((section) => `${section.type} ${'composition' in section ? section.composition : ''}`),
  };
});

describe('the pages of the services', () => {
  test('show no work again whose poster is the advert', () => {
    for (const { key, advert, works } of services) {
      expect(works?.works.length, key).toBeGreaterThan(1);
      expect(
        works?.works.map(({ picture }) => picture.fallback.src),
        key,
      ).not.toContain(advert?.advert.fallback.src);
    }
  });

  test('lead with work for a client, and say under each advert what it shows', () => {
    for (const { key, advert, works } of services) {
      expect(works?.works[0]?.evidence.who, key).not.toMatch(/^Study/);
      expect(advert?.caption, key).toMatch(/^(Example|Kerala, 20)|, \w+ 20\d\d\.$/);
    }
  });

  test('arrange their offerings each in its own way', () => {
    const compositions = services.map(({ offerings }) => offerings?.composition);
    expect(new Set(compositions).size).toBe(services.length);
  });

  test('end each in its own way', () => {
    expect(new Set(services.map(({ end }) => end.join(', '))).size).toBe(services.length);
  });
});

import { expect, test } from 'vitest';
import { listPages } from '#app/pages/list.ts';
import { loadContent } from '#app/pages/load.ts';

const { content } = loadContent();
const redirects = new Map(content.redirects.redirects.map(({ from, to }) => [from, to.written]));
const pages = new Set(listPages(content).map((page) => page.path));

const services = {
  'digital-marketing-agency': { kerala: '', emirates: '/ae' },
  'seo-company': { kerala: '/services', emirates: '/ae/services' },
  'performance-marketing-agency': { kerala: '/services', emirates: '/ae/services' },
  'web-development-company': { kerala: undefined, emirates: '/ae/services' },
};

type Service = keyof typeof services;

/** The canonical URL of a service in a place; if there is none, the service's own page. */
function canonical(service: Service, place: string): string {
  const { kerala, emirates } = services[service];
  if (place !== 'kerala') return `${emirates}/${service}-in-${place}`;
  return kerala === undefined ? '/services/web-development' : `${kerala}/${service}-in-kerala`;
}

const prefixes = ['', '/ae', '/services', '/ae/services', '/kerala/services'];
const spellings = {
  kerala: ['kerala'],
  dubai: ['dubai'],
  sharjah: ['sharjah'],
  abudhabi: ['abudhabi', 'abu-dhabi'],
};

const aliases = Object.keys(services).flatMap((service) =>
  Object.entries(spellings).flatMap(([place, written]) =>
    written.flatMap((spelling) =>
      prefixes.flatMap((prefix) =>
        ['-in-', '-'].map((joint) => ({
          from: `${prefix}/${service}${joint}${spelling}`,
          to: canonical(service as Service, place),
        })),
      ),
    ),
  ),
);

test('every way to write a location leads to its canonical page in one hop', () => {
  expect(aliases).toHaveLength(200);
  for (const { from, to } of aliases) {
    expect(pages, to).toContain(to);
    if (from === to) expect(redirects.has(from), `${from} is a page`).toBe(false);
    else expect(redirects.get(from), from).toBe(to);
  }
});

test('pages that had another name', () => {
  expect(redirects.get('/careers')).toBe('/career');
  expect(redirects.get('/blog')).toBe('/blogs');
  expect(redirects.get('/casestudies')).toBe('/works');
});

test('pages with capitals are found in lower case too', () => {
  for (const path of pages)
    if (/[A-Z]/.test(path)) expect(redirects.get(path.toLowerCase()), path).toBe(path);
});

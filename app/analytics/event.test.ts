import { expect, test } from 'vitest';
import { loadContent } from '#app/pages/load.ts';
import { analyticsConfig } from './configure.ts';
import { meaningOf, officeOf, plainAddress } from './event.ts';

const { content, manifest } = loadContent();
const service = { name: 'google', id: 'G-1' } as const;
const config = analyticsConfig({
  content: { ...content, analytics: { ...content.analytics, service } },
  manifest,
});
if (!config) throw new Error('a service is set');

test('nothing is said about counting where no service is set', () => {
  const none = { ...content.analytics, service: { name: 'none' } as const };
  expect(analyticsConfig({ content: { ...content, analytics: none }, manifest })).toBeUndefined();
});

test.for([
  ['tel:+971', 'call'],
  ['mailto:hello@dhow.example', 'mail'],
  ['https://wa.me/971', 'chat'],
  [`${content.site.scheduler.href.written}?utm_source=x`, 'proposal'],
  ['/contact', undefined],
  ['https://www.linkedin.com/', undefined],
] as const)('a link to %s means %s', ([href, meaning]) => {
  expect(meaningOf(href, config)).toBe(meaning);
});

test('the office is the one that is reached, or else the one of the page', () => {
  expect(officeOf(config, 'en-AE', 'tel:+914950000000')).toBe('kozhikode');
  expect(officeOf(config, 'en-IN', 'mailto:dubai@dhow.example?subject=x')).toBe('dubai');
  expect(officeOf(config, 'en-IN', 'https://wa.me/971500000000')).toBe('kozhikode');
  expect(officeOf(config, 'en')).toBe('any');
});

test('an address keeps its campaign and nothing else of its query', () => {
  expect(plainAddress('https://a.example/x?utm_source=news&token=1#y')).toBe(
    'https://a.example/x?utm_source=news',
  );
  expect(plainAddress('https://a.example/x?token=1')).toBe('https://a.example/x');
});

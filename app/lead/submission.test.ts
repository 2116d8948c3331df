import { describe, expect, test } from 'vitest';
import { attemptFor, circumstances } from './submission.ts';

const text = { name: 'Anjali', message: 'Two boats' };

describe('an attempt', () => {
  test('to send the same text again has the same id', () => {
    const first = attemptFor(text, undefined);
    expect(attemptFor({ ...text }, first)).toBe(first);
  });

  test('to send a changed text has another id', () => {
    const first = attemptFor(text, undefined);
    const second = attemptFor({ ...text, message: 'Three boats' }, first);
    expect(second.id).not.toBe(first.id);
    expect(attemptFor(text, second).id).not.toBe(second.id);
  });

  test('has an id that no other visitor has', () => {
    expect(attemptFor(text, undefined).id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(attemptFor(text, undefined).id).not.toBe(attemptFor(text, undefined).id);
  });
});

describe('circumstances', () => {
  const at = (address: string) =>
    ({ pathname: new URL(address).pathname, search: new URL(address).search }) as Location;

  test('name the page, the referrer and the campaign, and nothing else of the address', () => {
    expect(
      circumstances(
        at('https://dhow.example/contact?utm_source=news&utm_medium=mail&token=1'),
        'https://a.example/',
      ),
    ).toEqual({
      page: '/contact',
      referrer: 'https://a.example/',
      utm_source: 'news',
      utm_medium: 'mail',
    });
  });

  test('leave out a referrer that is not there', () => {
    expect(circumstances(at('https://dhow.example/'), '')).toEqual({ page: '/' });
  });
});

import { describe, expect, test } from 'vitest';
import { attemptFor } from './attempt.ts';

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

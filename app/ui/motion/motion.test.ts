import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** Imported afresh for each test, as the module caches. */
let moving: () => boolean;
let setMoving: (on: boolean) => void;

beforeEach(async () => {
  vi.resetModules();
  ({ moving, setMoving } = await import('./motion.ts'));
});

/** A stub of the browser APIs the switch uses. */
function browser(reduced: boolean) {
  const stored = new Map<string, string>();
  const dataset: Record<string, string> = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('matchMedia', () => ({
    matches: reduced,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  return { stored, dataset };
}

afterEach(() => vi.unstubAllGlobals());

describe('without a choice', () => {
  test('things move', () => {
    browser(false);
    expect(moving()).toBe(true);
  });

  test('nothing moves where the system asks for reduced motion', () => {
    browser(true);
    expect(moving()).toBe(false);
  });
});

describe('a choice', () => {
  beforeEach(() => void browser(true));

  test('wins over the system', () => {
    setMoving(true);
    expect(moving()).toBe(true);
    setMoving(false);
    expect(moving()).toBe(false);
  });

  test('lasts as long as the page where storage is switched off', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
    });
    setMoving(false);
    expect(moving()).toBe(false);
  });
});

import type { Content } from './collections.ts';

/** Memoises a function per content object, so that pages share the result. */
export function perContent<T>(make: (content: Content) => T): (content: Content) => T {
  const made = new WeakMap<Content, { value: T }>();
  return (content) => {
    const known = made.get(content) ?? { value: make(content) };
    made.set(content, known);
    return known.value;
  };
}

import type { Content } from './collections.ts';

/** Works something out once for each state of the content, and not again for every page that asks for it. */
export function perContent<T>(make: (content: Content) => T): (content: Content) => T {
  const made = new WeakMap<Content, { value: T }>();
  return (content) => {
    const known = made.get(content) ?? { value: make(content) };
    made.set(content, known);
    return known.value;
  };
}

import type { Content } from './collections.ts';

/**
 * Something worked out once for a state of the content, which nobody changes once it is read: a list that every page
 * asks for would otherwise make the cost of a page grow with the number of pages.
 */
export function perContent<T>(make: (content: Content) => T): (content: Content) => T {
  const made = new WeakMap<Content, { value: T }>();
  return (content) => {
    const known = made.get(content) ?? { value: make(content) };
    made.set(content, known);
    return known.value;
  };
}

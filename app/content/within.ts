/** All nested values, including the value itself. */
export function within(value: unknown, found: unknown[] = []): unknown[] {
  found.push(value);
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) within(inner, found);
  return found;
}

/** All `href`s in a value. */
export function hrefsIn(value: unknown): string[] {
  return within(value).flatMap((inner) =>
    typeof inner === 'object' && inner !== null && 'href' in inner && typeof inner.href === 'string'
      ? [inner.href]
      : [],
  );
}

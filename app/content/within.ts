/** Every value inside a value, itself included. */
export function* within(value: unknown): Generator<unknown> {
  yield value;
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* within(inner);
}

/** Every address that a value leads to. */
export function hrefsIn(value: unknown): string[] {
  return [...within(value)].flatMap((inner) =>
    typeof inner === 'object' && inner !== null && 'href' in inner && typeof inner.href === 'string' ? [inner.href] : [],
  );
}

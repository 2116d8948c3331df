import type { FormSchema, Group } from './api.ts';

/** Alternatives of a field, if it has any. */
export function variantsOf(schema: FormSchema): readonly FormSchema[] | undefined {
  return schema.oneOf ?? schema.anyOf;
}

/** The initial value of a new entry or group: every required field, empty. */
export function blankOf(schema: FormSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  const [first] = variantsOf(schema) ?? [];
  if (first) return blankOf(first);
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, blankOf(schema.properties?.[name] ?? {})]),
      );
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'number':
    case 'integer':
      return schema.minimum !== undefined && schema.minimum > 0 ? schema.minimum : 0;
    default:
      return '';
  }
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

/** The alternative that a value uses. */
export function variantFor(variants: readonly FormSchema[], value: unknown): number {
  const found = variants.findIndex((variant) => {
    if (variant.type !== 'object' || typeOf(value) !== 'object') return variant.type === typeOf(value);
    const entry = value as Group;
    const properties = variant.properties ?? {};
    const constants = Object.entries(properties).filter(([, { const: fixed }]) => typeof fixed === 'string');
    if (constants.length > 0) return constants.every(([name, { const: fixed }]) => entry[name] === fixed);
    return Object.keys(entry).every((name) => name in properties);
  });
  return Math.max(found, 0);
}

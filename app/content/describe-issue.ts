import { z } from 'zod';
import { nearest } from './suggest.ts';

/** Plain names of schema types. */
const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

function kindOf(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return `a group of fields (${Object.keys(value).join(', ')})`;
  return JSON.stringify(value);
}

function sizeLimit(issue: { origin: string }, words: string, limit: number | bigint): string {
  if (issue.origin === 'string') return limit === 1 ? 'text' : `${words} ${limit} characters`;
  if (issue.origin === 'array') return `${words} ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
  return `${words} ${limit}`;
}

/** What the schema expects. Passed to zod as the error map, so a schema's own `error` overrides it. */
export function expectation(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return `one of: ${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return sizeLimit(issue, 'at most', issue.maximum);
    case 'too_small':
      return sizeLimit(issue, 'at least', issue.minimum);
    case 'unrecognized_keys':
      return fieldsOf(issue.inst);
    case 'invalid_format':
      return issue.format === 'email' ? 'an email address' : `a valid ${issue.format}`;
    default:
      return 'another value';
  }
}

/** The allowed fields, for an editor who misspelt one. */
function fieldsOf(schema: unknown): string {
  return schema instanceof z.ZodObject
    ? `one of: ${Object.keys(schema.shape).join(', ')}`
    : 'only fields that this place knows';
}

/** What the file contains at the issue. */
export function finding(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'a field that nothing reads';
  if (issue.code === 'too_big' && typeof issue.input === 'string') return `${issue.input.length} characters`;
  if (issue.code === 'too_small' && typeof issue.input === 'string' && issue.input.trim() !== '')
    return `${issue.input.length} characters`;
  if (issue.code === 'invalid_union' && issue.discriminator) return kindOf(discriminatorOf(issue));
  return kindOf(issue.input);
}

/** The value that should select the kind of entry. */
function discriminatorOf({ input, discriminator }: z.core.$ZodIssueInvalidUnion): unknown {
  if (typeof input !== 'object' || input === null) return input;
  return new Map(Object.entries(input)).get(discriminator ?? '');
}

function isNumeral(value: unknown): value is string {
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
}

function didYouMean(name: string | undefined): string | undefined {
  return name === undefined ? undefined : `did you mean "${name}"?`;
}

/** The value written in place of a fixed name. */
function writtenAt(issue: z.core.$ZodIssue): unknown {
  if (issue.code === 'unrecognized_keys') return issue.keys[0];
  return issue.code === 'invalid_union' && issue.discriminator ? discriminatorOf(issue) : issue.input;
}

/** The expected name closest to a misspelt one. */
function meant(issue: z.core.$ZodIssue): string | undefined {
  const written = writtenAt(issue);
  const names = issue.message.split(': ')[1]?.split(', ');
  return typeof written === 'string' && names ? nearest(written, names) : undefined;
}

/**
 * How to fix an issue.
 * @param missing names of missing fields in the same object
 */
export function remedy(issue: z.core.$ZodIssue, missing: readonly string[]): string {
  const field = issue.path.at(-1);
  if (issue.code === 'unrecognized_keys')
    return (
      didYouMean(nearest(issue.keys[0] ?? '', missing) ?? meant(issue)) ??
      'remove it, or correct its spelling'
    );
  if (typeof field === 'string' && issue.input === undefined) return `add "${field}:"`;
  if (typeof field === 'string' && issue.input === null)
    return issue.code === 'invalid_type' && issue.expected === 'array'
      ? `write its entries below "${field}:", or "${field}: []" where there are none`
      : `write the value after "${field}:"`;
  if (issue.code === 'invalid_type' && issue.expected === 'number' && isNumeral(issue.input))
    return `write it without quotes: ${issue.input}`;
  if (
    issue.code === 'invalid_type' &&
    issue.expected === 'string' &&
    /number|boolean/.test(typeof issue.input)
  )
    return `put it in quotes: "${String(issue.input)}"`;
  if (issue.path.length === 0) return 'fill the file, or remove it';
  if (issue.code === 'too_big' && issue.origin === 'string') return 'shorten the text';
  if (issue.code === 'too_small' && issue.origin === 'string') return 'write a longer text';
  if (issue.code === 'too_big' && issue.origin === 'array') return 'remove entries';
  if (issue.code === 'too_small' && issue.origin === 'array') return 'add entries';
  return didYouMean(meant(issue)) ?? 'write it as expected';
}

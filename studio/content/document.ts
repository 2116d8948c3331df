import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { blockItem, blockPair, flowPair, flowText, isGroup } from './fresh.ts';
import { matchEntries } from './match.ts';
import { restyled } from './scalar.ts';

/** A file's text and its parsed YAML. Unchanged parts of the text are kept byte for byte. */
interface Open {
  source: string;
  document: Document.Parsed;
}

/** A field or entry, with the whitespace and comments before it. */
interface Part {
  lead?: string | undefined;
  text: string;
}

function startOf(node: unknown): number {
  return (node as Node).range?.[0] ?? 0;
}

/** The end of a node, without trailing whitespace and comments. */
function endOf(source: string, node: Node): number {
  const [start = 0, end = 0] = node.range ?? [];
  const last = isMap(node) || isSeq(node) ? node.items.at(-1) : undefined;
  if (last === undefined || (node as YAMLMap).flow) return start + source.slice(start, end).trimEnd().length;
  return isMap(node) ? pairEnd(source, last as Pair) : endOf(source, last as Node);
}

function pairEnd(source: string, { key, value }: Pair): number {
  const colon = source.indexOf(':', (key as Node).range?.[1] ?? 0) + 1;
  return value === null ? colon : Math.max(colon, endOf(source, value as Node));
}

function columnOf(source: string, at: number): number {
  return at - source.lastIndexOf('\n', at - 1) - 1;
}

/** Joins parts; `usual` separates those without a separator of their own. */
function joined(parts: readonly Part[], usual: string): string {
  const remarks = (lead = ''): string => (lead.includes('#') ? lead.trimStart() : '');
  return parts
    .map(({ lead, text }, index) => (index === 0 ? remarks(lead) : (lead ?? usual)) + text)
    .join('');
}

/** The most common separator between parts, ignoring those with comments. */
function usualLead(leads: readonly string[], otherwise: string): string {
  const counts = Map.groupBy(
    leads.filter((lead) => !lead.includes('#')),
    (lead) => lead,
  );
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? otherwise;
}

/** The source text of each part of a map or list. */
function collectionText(
  open: Open,
  node: YAMLMap | YAMLSeq,
  spans: readonly (readonly [start: number, end: number])[],
  partsOf: (leads: readonly (string | undefined)[]) => Part[],
): string {
  const { source } = open;
  const [first = [0, 0] as const] = spans;
  const leads = spans.map(([start], index) =>
    index === 0 ? undefined : source.slice(spans[index - 1]?.[1], start),
  );
  const otherwise = node.flow ? ', ' : `\n${' '.repeat(columnOf(source, first[0]))}`;
  const text = joined(
    partsOf(leads),
    usualLead(
      leads.flatMap((lead) => lead ?? []),
      otherwise,
    ),
  );
  if (!node.flow) return text;
  const closes = source.slice(spans.at(-1)?.[1], endOf(source, node));
  return source.slice(startOf(node), first[0]) + text + closes;
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** Whether a value can keep the style of a node: the same kind, and neither empty. */
function fits(node: unknown, value: unknown): boolean {
  if (isMap(node)) return isGroup(value) && node.items.length > 0 && !isEmpty(value);
  if (isSeq(node)) return Array.isArray(value) && node.items.length > 0 && value.length > 0;
  return isScalar(node) && node.value !== null && typeof value !== 'object';
}

function pairText(open: Open, map: YAMLMap, pair: Pair, value: unknown): string {
  const { source, document } = open;
  const start = startOf(pair.key);
  const key = String((pair.key as Node).toJS(document));
  const old: unknown = pair.value === null ? null : (pair.value as Node).toJS(document);
  if (isDeepStrictEqual(old, value)) return source.slice(start, pairEnd(source, pair));
  if (fits(pair.value, value)) {
    const node = pair.value as Node;
    return (
      source.slice(start, startOf(node)) +
      nodeText(open, node, value, Boolean(map.flow), columnOf(source, start))
    );
  }
  return map.flow ? flowPair(key, value) : blockPair(key, value, columnOf(source, start));
}

/** Field names in file order, each new one after the field it follows. */
function fieldOrder(before: readonly string[], after: readonly string[]): string[] {
  const order = before.filter((key) => after.includes(key));
  for (const [index, key] of after.entries())
    if (!before.includes(key)) order.splice(order.indexOf(after[index - 1] ?? '') + 1, 0, key);
  return order;
}

function mapText(open: Open, map: YAMLMap, value: Readonly<Record<string, unknown>>): string {
  const { source, document } = open;
  const pairs = map.items;
  const keys = pairs.map(({ key }) => String((key as Node).toJS(document)));
  const indent = columnOf(source, startOf(pairs[0]?.key));
  const spans = pairs.map((pair) => [startOf(pair.key), pairEnd(source, pair)] as const);
  return collectionText(open, map, spans, (leads) =>
    fieldOrder(keys, Object.keys(value)).map((key) => {
      const pair = pairs[keys.indexOf(key)];
      if (pair) return { lead: leads[keys.indexOf(key)], text: pairText(open, map, pair, value[key]) };
      return { text: map.flow ? flowPair(key, value[key]) : blockPair(key, value[key], indent) };
    }),
  );
}

function seqText(open: Open, seq: YAMLSeq, value: readonly unknown[]): string {
  const { source, document } = open;
  const items = seq.items as Node[];
  const old = items.map((item) => item.toJS(document) as unknown);
  const from = matchEntries(old, value);
  const signOf = (item: Node): number =>
    seq.flow ? startOf(item) : source.lastIndexOf('-', startOf(item) - 1);
  const indent = columnOf(source, items[0] ? signOf(items[0]) : 0);
  const spans = items.map((item) => [signOf(item), endOf(source, item)] as const);
  const entry = (item: Node, now: unknown): string | undefined => {
    if (isDeepStrictEqual(item.toJS(document), now)) return source.slice(signOf(item), endOf(source, item));
    const sign = source.slice(signOf(item), startOf(item));
    return fits(item, now) ? sign + nodeText(open, item, now, Boolean(seq.flow), indent) : undefined;
  };
  return collectionText(open, seq, spans, (leads) =>
    value.map((now, index): Part => {
      const was = from[index];
      const item = was === undefined ? undefined : items[was];
      const text = item && entry(item, now);
      return {
        lead: was === undefined ? undefined : leads[was],
        text: text ?? (seq.flow ? flowText(now) : blockItem(now, indent)),
      };
    }),
  );
}

/** A node's text with a new value of the same kind. */
function nodeText(open: Open, node: Node, value: unknown, inFlow: boolean, indent: number): string {
  if (isMap(node) && isGroup(value)) return mapText(open, node, value);
  if (isSeq(node) && Array.isArray(value)) return seqText(open, node, value);
  if (!isScalar(node)) throw new Error('aliases are not written');
  const written = open.source.slice(startOf(node), endOf(open.source, node));
  return restyled(node, written, value, { inFlow, indent: indent + 2 });
}

export function yamlValue(source: string): unknown {
  return parseDocument(source).toJS();
}

/**
 * The text with a new value: unchanged parts keep their bytes, changed ones their style.
 * @throws Error when the result does not parse to that value
 */
export function withYamlValue(source: string, value: unknown): string {
  const document = parseDocument(source);
  if (isDeepStrictEqual(document.toJS(), value)) return source;
  const { contents } = document;
  if (!contents || !fits(contents, value)) throw new Error('the file needs at least one field');
  const text =
    source.slice(0, startOf(contents)) +
    nodeText({ source, document }, contents, value, false, 0) +
    source.slice(endOf(source, contents));
  if (!isDeepStrictEqual(yamlValue(text), value)) throw new Error('the change could not be written');
  return text;
}

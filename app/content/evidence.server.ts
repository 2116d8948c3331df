import type { z } from 'zod';
import { isRef } from './ref.ts';
import type { evidenceShape } from './schema/parts.ts';
import { type Sources, sure } from './sources.server.ts';

type Written = z.infer<z.ZodObject<typeof evidenceShape>>;
type Result = NonNullable<Written['results']>[number];
export type Evidence = ReturnType<typeof evidenceOf>;

function clientName({ client }: Written, { content }: Sources): string | undefined {
  if (!isRef(client)) return client?.unlisted;
  const id = client.written;
  return sure(
    content.clients.clients.find((candidate) => candidate.id === id),
    'client',
    id,
  ).name;
}

/** The facts of a work, in words. */
export function evidenceOf(written: Written, sources: Sources) {
  const { sector, market, year, deliverables, results = [] } = written;
  const title = sources.content.services.get(written.service)?.title ?? written.service;
  return {
    client: clientName(written, sources),
    sector,
    market,
    service: { title, href: `/services/${written.service}` },
    year,
    deliverables,
    results,
  };
}

/**
 * A result as one line. `words` is a template with field names in braces. The unit does not repeat what the metric has
 * said: over 1,000 qualified leads, not leads again.
 */
export function resultInWords(result: Result, words: string): string {
  const [noun = ''] = result.unit.split(' ', 1);
  const said =
    noun.length > 3 &&
    result.metric
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .includes(noun.toLowerCase());
  const fields = { ...result, unit: said ? result.unit.slice(noun.length) : result.unit };
  return words
    .replaceAll(/\{(\w+)\}/g, (_, key: string) => fields[key as keyof Result] ?? '')
    .replaceAll(/ +(?=[ ,])/g, '')
    .replaceAll(/^[ ,]+| +$/g, '');
}

/**
 * The facts of a work for a card, in two or three lines. Does not repeat `heading`; `category` replaces the service.
 */
export function evidenceBrief(written: Written, heading: string, sources: Sources) {
  const { client, sector, market, service, year, results } = evidenceOf(written, sources);
  const words = sources.content.templates.evidence;
  const owner = client ?? words.study;
  const [first] = results;
  return {
    who: owner === heading ? sector : `${owner.replace(/\.$/, '')}. ${sector}`,
    what: `${service.title}, ${market}, ${year}`,
    result: first && resultInWords(first, words.result),
    /** The part of the result to emphasise. */
    figure: first?.to,
  };
}

/** The first result split into figure and rest, to set the figure large. */
export function changeOf({ results: [first] = [] }: Written, { content }: Sources) {
  return (
    first && {
      metric: first.metric,
      to: first.to,
      rest: resultInWords(first, content.templates.evidence.change),
    }
  );
}

import { z } from 'zod';
import { link, text } from './parts.ts';

/** `settings/templates.yaml`: words that every page of a kind shares. */
export const templatesSchema = z.strictObject({
  /** Names the trail of pages above a page. */
  trail: text,
  /** Before the other places that a service has a page for. */
  beside: text,
  /** Below the first screen of a landing page, links to what its reader asks: their label, and one each. */
  landing: z.strictObject({
    label: text,
    costs: text,
    results: text,
    work: text,
    weeks: text,
    /** What is bought, and when, in one section. */
    plan: text,
    process: text,
    audit: text,
    questions: text,
    people: text,
  }),
  service: z.strictObject({
    root: link,
    offerings: text,
    works: text,
    talk: text,
    /** The button of the first screen. */
    ask: text,
    /** Heads the people who answer for a service. */
    people: text,
    /** Leads to the form, under the name of who answers. */
    write: z.string().includes('{name}'),
    /** Read out after the label of an offering's link. */
    talkAbout: z.string().includes('{offering}'),
  }),
  /** What is said of a piece of work wherever it is shown. */
  evidence: z.strictObject({
    /** Stands in place of a client. */
    study: text,
    result: z
      .string()
      .includes('{metric}')
      .includes('{from}')
      .includes('{to}')
      .includes('{unit}')
      .includes('{period}'),
    /** The same after the figure, where that is set large. */
    change: text,
    client: text,
    sector: text,
    market: text,
    service: text,
    year: text,
    deliverables: text,
    /** Stands before the same list of a study, which delivered nothing. */
    studied: text,
    outcome: text,
    kind: text,
  }),
  story: z.strictObject({
    root: link,
    bullets: text,
    /** Heads the bullets of a study. */
    handover: text,
    /** Shown where a story has no bullets of its own. */
    general: z.array(text).min(1),
    service: text,
    next: text,
    /** Says in the first screen of a study what one is. */
    study: text,
  }),
  article: z.strictObject({
    root: link,
    minutes: z.string().includes('{minutes}'),
    byline: z.string().includes('{author}'),
    more: text,
    less: text,
    latest: text,
    /** Names the first of those. */
    next: text,
    /** Heads the work and the service that an article is about. */
    behind: text,
    service: text,
    work: text,
  }),
  legal: z.strictObject({ root: link, contents: text }),
});

import { z } from 'zod';
import { link, text } from './parts.ts';

/** `settings/templates.yaml`: texts shared by all pages of a kind. */
export const templatesSchema = z.strictObject({
  /** Accessible name of the breadcrumbs. */
  trail: text,
  /** Introduces the links to the same service in other places. */
  beside: text,
  /** Anchor links below the hero of a landing page: their label, and the links. */
  landing: z.strictObject({
    label: text,
    costs: text,
    results: text,
    work: text,
    weeks: text,
    /** One section on scope and schedule. */
    plan: text,
    team: text,
    toolkit: text,
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
    /** Button of the hero. */
    ask: text,
    /** Heading of the people responsible. */
    people: text,
    /** Link to the form, under the person's name. */
    write: z.string().includes('{name}'),
    /** Read out after the label of an offering's link. */
    talkAbout: z.string().includes('{offering}'),
  }),
  /** Labels of a work's facts, wherever it is shown. */
  evidence: z.strictObject({
    /** Replaces the client. */
    study: text,
    result: z
      .string()
      .includes('{metric}')
      .includes('{from}')
      .includes('{to}')
      .includes('{unit}')
      .includes('{period}'),
    /** The result after its figure, where the figure is set apart. */
    change: text,
    client: text,
    sector: text,
    market: text,
    service: text,
    year: text,
    deliverables: text,
    /** Replaces `deliverables` for a study, which delivered nothing. */
    studied: text,
    outcome: text,
    kind: text,
  }),
  story: z.strictObject({
    root: link,
    bullets: text,
    /** Heading of a study's bullets. */
    handover: text,
    /** Default for stories without bullets. */
    general: z.array(text).min(1),
    service: text,
    next: text,
    /** Explains in the hero of a study what a study is. */
    study: text,
  }),
  article: z.strictObject({
    root: link,
    minutes: z.string().includes('{minutes}'),
    byline: z.string().includes('{author}'),
    /** Begins the sentence that an article's takeaway ends. */
    known: text,
    more: text,
    less: text,
    latest: text,
    /** Labels the first of the latest articles. */
    next: text,
    /** Heading of the work and service an article is about. */
    behind: text,
    service: text,
    work: text,
  }),
  legal: z.strictObject({ root: link, contents: text }),
});

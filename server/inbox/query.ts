import { type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import { type FormName, formNames } from '#app/forms/fields.ts';
import { day, hour } from '../milliseconds.ts';
import { type Invocation, textOption, UsageError } from './command.ts';
import type { Inbox } from './database.ts';
import { type LeadTable, type Status, statuses, type Tables } from './tables.ts';

type LeadQuery = SelectQueryBuilder<Tables, 'leads', LeadTable>;

/** Options that select leads, shared by all commands that take several. */
export const filterOptions = {
  form: { type: 'string' },
  office: { type: 'string' },
  status: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  search: { type: 'string' },
  spam: { type: 'boolean' },
  all: { type: 'boolean' },
} as const;

export const filterHelp = [
  `--form NAME       ${formNames.join(', ')}`,
  '--office ID       such as kozhikode, dubai',
  `--status NAME     ${statuses.join(', ')}`,
  '--since WHEN      a day (2026-11-20) or a span back from now (12h, 7d)',
  '--until WHEN      the same, for the end; a day counts to its end',
  "--search WORDS    in the message, or in its sender's name, company, email, phone or website",
  '--spam            only what is kept apart as suspected spam',
  '--all             with suspected spam',
] as const;

function oneOf<T extends string>(
  value: string | undefined,
  allowed: readonly T[],
  option: string,
): T | undefined {
  if (value === undefined) return undefined;
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw new UsageError(`--${option} must be one of: ${allowed.join(', ')}`);
  return found;
}

/**
 * The time that `--since` or `--until` means: the start of a day for the one, its end for the other.
 * @throws UsageError when it is neither a day nor a span
 */
function moment(text: string, option: 'since' | 'until'): string {
  const span = /^(\d{1,5})([hd])$/.exec(text);
  if (span) return new Date(Date.now() - Number(span[1]) * (span[2] === 'h' ? hour : day)).toISOString();
  if (!z.iso.date().safeParse(text).success)
    throw new UsageError(`--${option} must be a day such as 2026-11-20 or a span such as 7d`);
  return new Date(Date.parse(text) + (option === 'until' ? day : 0)).toISOString();
}

/** Selects leads; suspected spam only on request. */
export interface LeadFilter {
  form?: FormName | undefined;
  office?: string | undefined;
  status?: Status | undefined;
  /** Earliest time of arrival. */
  since?: string | undefined;
  /** Time before which it arrived. */
  until?: string | undefined;
  spam?: 'only' | 'too' | undefined;
  /** Words that must all occur in the message or in its sender's details. */
  search?: string | undefined;
}

/** @throws UsageError when an option has an invalid value */
export function chosenLeads(invocation: Invocation): LeadFilter {
  const { values } = invocation;
  const when = (option: 'since' | 'until'): string | undefined => {
    const text = textOption(invocation, option);
    return text && moment(text, option);
  };
  return {
    form: oneOf(textOption(invocation, 'form'), formNames, 'form'),
    status: oneOf(textOption(invocation, 'status'), statuses, 'status'),
    office: textOption(invocation, 'office'),
    search: textOption(invocation, 'search'),
    since: when('since'),
    until: when('until'),
    ...(values['all'] && { spam: 'too' }),
    ...(values['spam'] && { spam: 'only' }),
  };
}

const searched = ['id', 'name', 'company', 'email', 'phone', 'phone_number', 'website', 'message'] as const;

/** Rows that contain each word somewhere. `%` and `_` are literal. */
function holding(query: LeadQuery, search: string): LeadQuery {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.reduce((rest, word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return rest.where(({ or }) =>
      or(searched.map((column) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`)),
    );
  }, query);
}

export async function findLeads(db: Inbox, filter: LeadFilter, limit?: number): Promise<LeadTable[]> {
  const { form, status, office, since, until, spam, search } = filter;
  let query: LeadQuery = db.selectFrom('leads').selectAll().orderBy('received_at', 'desc').orderBy('id');
  if (form) query = query.where('form', '=', form);
  if (status) query = query.where('status', '=', status);
  if (office) query = query.where('office', '=', office);
  if (since) query = query.where('received_at', '>=', since);
  if (until) query = query.where('received_at', '<', until);
  if (spam !== 'too') query = query.where('spam', spam === 'only' ? 'is not' : 'is', null);
  if (search) query = holding(query, search);
  return (limit === undefined ? query : query.limit(limit)).execute();
}

/**
 * The lead whose id starts with `prefix`.
 * @throws UsageError when there is none, or more than one
 */
export async function findLead(db: Inbox, prefix: string): Promise<LeadTable> {
  if (!/^[0-9a-f-]{4,36}$/i.test(prefix))
    throw new UsageError('ID must be the first digits of an id, at least four');
  const typed = prefix.toLowerCase();
  const leads = await db.selectFrom('leads').selectAll().where('id', 'like', `${typed}%`).limit(2).execute();
  const [lead, other] = leads;
  if (!lead) throw new UsageError(`no message has an id that begins with ${typed}`);
  if (other) throw new UsageError(`more than one id begins with ${typed}: give more digits`);
  return lead;
}

import type { Problem as Found } from '#app/content/problem.ts';
import type { Choice, Entry } from '../content/site.ts';
import type { FormSchema } from '../forms/form.ts';

export type { Choice, Entry, FormSchema };

/** A problem with the title of its file. */
export interface Problem extends Found {
  title: string;
}

export type Group = Readonly<Record<string, unknown>>;

/** A content file with its form. */
export interface Opened {
  file: string;
  title: string;
  hash: string;
  record: Group;
  form: FormSchema;
  page?: string;
  /** The file of that page. */
  pageFile?: string;
  /** The field there that references an entry of this file. */
  namedAt?: string;
  /** Entries that no page shows yet. */
  unshown: readonly string[];
}

/** A rejected request, with its message and problems. */
export class Refused extends Error {
  readonly problems: readonly Problem[];
  /** The version that somebody else has saved. */
  readonly theirs: { file: string; hash: string; record: Group } | undefined;

  constructor({
    message,
    problems = [],
    theirs,
  }: {
    message: string;
    problems?: Problem[];
    theirs?: Refused['theirs'];
  }) {
    super(message);
    this.problems = problems;
    this.theirs = theirs;
  }
}

/** An error message for the user. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const token = document.querySelector<HTMLMetaElement>('meta[name=studio-token]')?.content ?? '';

async function answer(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init).catch(() => {
    throw new Refused({
      message: 'The studio does not answer. Is it still running? What you typed is kept here.',
    });
  });
  if (!response.ok) throw new Refused((await response.json()) as { message: string });
  return response;
}

export async function get<T>(address: string): Promise<T> {
  return (await (await answer(address)).json()) as T;
}

/** Sends a change to the studio; the response may be streamed. */
export function send(method: 'POST' | 'PUT' | 'DELETE', address: string, body: unknown): Promise<Response> {
  const isFile = body instanceof Blob;
  return answer(address, {
    method,
    headers: {
      'X-Studio-Token': token,
      'Content-Type': isFile ? 'application/octet-stream' : 'application/json',
    },
    body: isFile ? body : JSON.stringify(body),
  });
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page, Route } from '@playwright/test';
import { z } from 'zod';
import type { FormName } from '#app/forms/fields.ts';
import type { SectionType } from '#app/sections/schemas.ts';
import { listPages } from '#app/content/pages.ts';
import { compose } from '#app/templates/templates.server.ts';
import { loadContent } from '#app/content/store.server.ts';
import { content, expect, hydrated, open } from './test.ts';

export const { forms: words } = content;

/** Text of each field by its label. */
type Typed = Record<string, string>;

/** One of the site's forms, as a visitor meets it. */
export interface FormCase {
  name: FormName;
  path: string;
  submit: string;
  /** What the dialog and the line below the form say, word for word. */
  success: string;
  /** Labels of the fields that the browser insists on. */
  required: readonly string[];
  typed: Typed;
  /** What the fields above are sent as. */
  sent: Typed;
  /** A text that the browser takes and the server does not, and the sentence that answers it. */
  refused: { label: string; text: string; sentence: string };
  /** A text that the browser itself refuses. */
  unfit: { label: string; text: string };
}

const success = { contact: words.contact.success, other: words.success.text };

/** The first page with a section of a type; none where the site has no such page. */
function pageWith(type: SectionType): string {
  const sources = loadContent();
  const found = listPages(sources.content).find((entry) =>
    compose(entry, sources)?.sections.some((section) => section.type === type),
  );
  return found?.path ?? '';
}

const { problems } = words;

const cases: readonly FormCase[] = [
  {
    name: 'contact',
    path: pageWith('contact-form'),
    submit: words.contact.submit,
    success: success.contact,
    required: [
      words.contact.fields.name.label,
      words.contact.fields.email.label,
      words.contact.fields.phone.label,
    ],
    typed: {
      [words.contact.fields.name.label]: 'Anjali Varma',
      [words.contact.fields.email.label]: 'anjali@example.com',
      [words.contact.fields.phone.label]: '+91 98470 12345',
      [words.contact.fields.message.label]: 'Two boats, please.',
    },
    sent: {
      name: 'Anjali Varma',
      email: 'anjali@example.com',
      phone: '+91 98470 12345',
      message: 'Two boats, please.',
    },
    refused: { label: words.contact.fields.phone.label, text: 'call me', sentence: problems.invalid.phone },
    unfit: { label: words.contact.fields.email.label, text: 'anjali' },
  },
  {
    name: 'callback',
    path: pageWith('chat-block'),
    submit: words.callback.submit,
    success: success.other,
    required: [
      words.callback.fields.fullName.label,
      words.callback.fields.company.label,
      words.callback.fields.phone.label,
      words.callback.fields.email.label,
      words.callback.fields.message.label,
    ],
    typed: {
      [words.callback.fields.fullName.label]: 'Biju Mathew',
      [words.callback.fields.company.label]: 'Kara & Sons',
      [words.callback.fields.phone.label]: '050 123 4567',
      [words.callback.fields.email.label]: 'biju@kara.example',
      [words.callback.fields.message.label]: 'A quay for "two" boats.',
    },
    sent: {
      fullName: 'Biju Mathew',
      company: 'Kara & Sons',
      phone: '050 123 4567',
      email: 'biju@kara.example',
      message: 'A quay for "two" boats.',
    },
    refused: { label: words.callback.fields.phone.label, text: 'call me', sentence: problems.invalid.phone },
    unfit: { label: words.callback.fields.email.label, text: 'biju' },
  },
  {
    name: 'audit',
    path: pageWith('audit-form'),
    submit: words.audit.submit,
    success: success.other,
    required: [],
    typed: {
      [words.audit.fields.name.label]: 'Cathy',
      [words.audit.fields.email.label]: 'cathy@quay.example',
      [words.audit.fields.website.label]: 'quay.example/boats',
    },
    sent: { name: 'Cathy', email: 'cathy@quay.example', website: 'quay.example/boats' },
    refused: { label: words.audit.fields.email.label, text: '', sentence: problems.missing.email },
    unfit: { label: words.audit.fields.email.label, text: 'cathy' },
  },
];

/** The forms that the site has. */
export const formCases = cases.filter(({ path }) => path !== '');

/** What the specification has a visitor told. */
export const rejected = 'Something went wrong. Please try again.';
export const network = 'Network error. Please try again.';

/** A form on its page, in the terms of somebody who fills it in. */
export function formOn(page: Page, { name, path, submit, typed }: FormCase) {
  const form = page.locator('form').filter({ has: page.locator(`input[name="form"][value="${name}"]`) });
  const field = (label: string): Locator => form.getByLabel(label, { exact: true });
  /** Waits until script has taken the form over. */
  const ready = async (): Promise<void> => {
    // A page that is gone back to may still be on its way.
    await expect(() => form.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
    await hydrated(form);
  };
  return {
    form,
    field,
    button: form.getByRole('button', { name: new RegExp(`^(${submit}|${words[name].submitting})$`) }),
    alert: form.getByRole('alert'),
    status: form.getByRole('status'),
    dialog: page.getByRole('dialog', { name: words.success.title }),
    ready,
    async open(query = ''): Promise<void> {
      await open(page, path + query);
      await ready();
    },
    async fill(values: Typed = {}): Promise<void> {
      for (const [label, value] of Object.entries({ ...typed, ...values })) await field(label).fill(value);
    },
    async expectTyped(values: Typed = {}): Promise<void> {
      for (const [label, value] of Object.entries({ ...typed, ...values }))
        await expect(field(label)).toHaveValue(value);
    },
    async expectEmpty(): Promise<void> {
      for (const label of Object.keys(typed)) await expect(field(label)).toHaveValue('');
    },
  };
}

/** Answers the forms in place of the server and keeps what was sent. */
export async function answer(page: Page, respond: (route: Route) => Promise<void>): Promise<Typed[]> {
  const sent: Typed[] = [];
  await page.route('**/api/submit', async (route) => {
    sent.push(z.record(z.string(), z.string()).parse(route.request().postDataJSON()));
    await respond(route);
  });
  return sent;
}

/** An answer as the own server and the external service give it. */
export const json = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, json: body });

/** The same, after as long as a second click takes. */
export const slowly = (respond: (route: Route) => Promise<void>) => async (route: Route) => {
  await pause(300);
  await respond(route);
};

/** Lets nothing happen by itself any more but by `page.clock`; the clock must have been installed. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** A pattern of texts that start with these very words. */
export function startsWith(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}`);
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page, Route } from '@playwright/test';
import { z } from 'zod';
import type { FormName } from '#app/forms/fields.ts';
import { seo, web } from './landing.ts';
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

const success = {
  contact: 'Your message has been sent!',
  other: "Your message has been sent successfully! We'll get back to you as soon as possible.",
};

const { problems } = words;

export const formCases: readonly FormCase[] = [
  {
    name: 'contact',
    path: '/contact',
    submit: words.contact.submit,
    success: success.contact,
    required: ['Name', 'Email', 'Phone'],
    typed: {
      Name: 'Anjali Varma',
      Email: 'anjali@example.com',
      Phone: '+91 98470 12345',
      Message: 'Two boats, please.',
    },
    sent: {
      name: 'Anjali Varma',
      email: 'anjali@example.com',
      phone: '+91 98470 12345',
      message: 'Two boats, please.',
    },
    refused: { label: 'Phone', text: 'call me', sentence: problems.invalid.phone },
    unfit: { label: 'Email', text: 'anjali' },
  },
  {
    name: 'callback',
    path: web,
    submit: 'Get a Callback',
    success: success.other,
    required: ['Full Name*', 'Company/Organization*', 'Phone*', 'Company Email*', 'Message*'],
    typed: {
      'Full Name*': 'Biju Mathew',
      'Company/Organization*': 'Kara & Sons',
      'Phone*': '050 123 4567',
      'Company Email*': 'biju@kara.example',
      'Message*': 'A quay for "two" boats.',
    },
    sent: {
      fullName: 'Biju Mathew',
      company: 'Kara & Sons',
      phone: '050 123 4567',
      email: 'biju@kara.example',
      message: 'A quay for "two" boats.',
    },
    refused: { label: 'Phone*', text: 'call me', sentence: problems.invalid.phone },
    unfit: { label: 'Company Email*', text: 'biju' },
  },
  {
    name: 'audit',
    path: seo,
    submit: words.audit.submit,
    success: success.other,
    required: [],
    typed: { Name: 'Cathy', Email: 'cathy@quay.example', Website: 'quay.example/boats' },
    sent: { name: 'Cathy', email: 'cathy@quay.example', website: 'quay.example/boats' },
    refused: { label: 'Email', text: '', sentence: problems.missing.email },
    unfit: { label: 'Email', text: 'cathy' },
  },
];

/** What the specification has a visitor told. */
export const rejected = 'Something went wrong. Please try again.';
export const network = 'Network error. Please try again.';

/** A form on its page, in the terms of somebody who fills it in. */
export function formOn(page: Page, { name, path, submit, typed }: FormCase) {
  const form = page.locator('form').filter({ has: page.locator(`input[name="form"][value="${name}"]`) });
  const field = (label: string): Locator => form.getByLabel(label, { exact: true });
  /** Waits until script has taken the form over. */
  const ready = async (): Promise<void> => {
    await form.scrollIntoViewIfNeeded();
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

import type { Locator, Page, Route } from '@playwright/test';
import { z } from 'zod';
import { type FieldName, type FormName, fieldsOf, formNames } from '#app/forms/fields.ts';
import type { SectionType } from '#app/sections/schemas.ts';
import { loadContent } from '#app/pages/load.ts';
import { content, expect, hydrated, open } from './test.ts';

export const { forms: words } = content;

/** Text of each field by its label. */
type Typed = Record<string, string>;

/** One of the site's forms, as a visitor sees it. */
export interface FormCase {
  name: FormName;
  path: string;
  submit: string;
  /** The exact text of the dialog and of the line below the form. */
  success: string;
  /** Labels of the fields that the browser requires. */
  required: readonly string[];
  typed: Typed;
  /** The submitted values of these fields. */
  sent: Typed;
  /** A text that the browser accepts and the server rejects, and the error message. */
  refused: { label: string; text: string; sentence: string };
  /** A text that the browser rejects. */
  unfit: { label: string; text: string };
}

/** The first page with a section of a type, or an empty path. */
function pageWith(type: SectionType): string {
  const pages = [...loadContent().pages.values()];
  return pages.find(({ sections }) => sections.some((section) => section.type === type))?.path ?? '';
}

interface Sample {
  /** The section that contains the form. */
  section: SectionType;
  /** Text for each listed field; others stay empty. */
  sent: Partial<Record<FieldName, string>>;
  refused: { field: FieldName; text: string; problem: 'missing' | 'invalid' };
  unfit: { field: FieldName; text: string };
}

const samples: Record<FormName, Sample> = {
  contact: {
    section: 'contact-form',
    sent: {
      name: 'Anjali Varma',
      email: 'anjali@example.com',
      phone: '+91 98470 12345',
      message: 'Two boats, please.',
    },
    refused: { field: 'phone', text: 'call me', problem: 'invalid' },
    unfit: { field: 'email', text: 'anjali' },
  },
  callback: {
    section: 'ending',
    sent: {
      fullName: 'Biju Mathew',
      company: 'Kara & Sons',
      phone: '050 123 4567',
      email: 'biju@kara.example',
      message: 'A quay for "two" boats.',
    },
    refused: { field: 'phone', text: 'call me', problem: 'invalid' },
    unfit: { field: 'email', text: 'biju' },
  },
  audit: {
    section: 'audit-form',
    sent: { name: 'Cathy', email: 'cathy@quay.example', website: 'quay.example/boats' },
    refused: { field: 'email', text: '', problem: 'missing' },
    unfit: { field: 'email', text: 'cathy' },
  },
};

function caseOf(name: FormName): FormCase {
  const { section, sent, refused, unfit } = samples[name];
  const own: Partial<Record<FieldName, { label: string }>> = words[name].fields;
  const label = (field: FieldName): string => own[field]?.label ?? field;
  const fields = fieldsOf(name);
  return {
    name,
    path: pageWith(section),
    submit: words[name].submit,
    success: words[name].success ?? words.success.text,
    required: fields.filter(({ required }) => required === true).map((field) => label(field.name)),
    typed: Object.fromEntries(fields.map((field) => [label(field.name), sent[field.name] ?? ''])),
    sent: Object.fromEntries(fields.map((field) => [field.name, sent[field.name] ?? ''])),
    refused: {
      label: label(refused.field),
      text: refused.text,
      sentence: words.problems[refused.problem][refused.field],
    },
    unfit: { label: label(unfit.field), text: unfit.text },
  };
}

/** The forms that the site has. */
export const formCases = formNames.map(caseOf).filter(({ path }) => path !== '');

function contactCase(): FormCase {
  const [first] = formCases;
  if (!first) throw new Error('the site has no form');
  return first;
}

/** Messages from the specification. */
export const rejected = 'Something went wrong. Please try again.';
export const network = 'Network error. Please try again.';

/** Operates a form on its page. */
export function formOn(page: Page, { name, path, submit, typed }: FormCase = contactCase()) {
  const form = page.locator('form').filter({ has: page.locator(`input[name="form"][value="${name}"]`) });
  const field = (label: string): Locator => form.getByLabel(label, { exact: true });
  /** Waits until the form is hydrated. */
  const ready = async (): Promise<void> => {
    // After Back, the page may still be loading.
    await expect(() => form.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
    await hydrated(form);
  };
  const button = form.getByRole('button', { name: new RegExp(`^(${submit}|${words[name].submitting})$`) });
  const dialog = page.getByRole('dialog', { name: words.success.title });
  const fill = async (values: Typed = {}): Promise<void> => {
    for (const [label, value] of Object.entries({ ...typed, ...values })) await field(label).fill(value);
  };
  return {
    form,
    field,
    button,
    alert: form.getByRole('alert'),
    status: form.getByRole('status'),
    dialog,
    ready,
    async open(query = ''): Promise<void> {
      await open(page, path + query);
      await ready();
    },
    fill,
    /** Fills in and sends the form, and waits for the confirmation. */
    async send(): Promise<void> {
      await fill();
      await button.click();
      await expect(dialog).toBeVisible();
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

/** Mocks the endpoint and records submissions. */
export async function answer(page: Page, respond: (route: Route) => Promise<void>): Promise<Typed[]> {
  const sent: Typed[] = [];
  await page.route('**/api/submit', async (route) => {
    sent.push(z.record(z.string(), z.string()).parse(route.request().postDataJSON()));
    await respond(route);
  });
  return sent;
}

/** A response in the format of our server and of the external service. */
export const json = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, json: body });

/** A pattern for texts that start with exactly this text. */
export function startsWith(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}`);
}

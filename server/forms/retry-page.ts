import { randomUUID } from 'node:crypto';
import { html, raw as unescaped } from 'hono/html';
import {
  type FieldName,
  type FormField,
  type FormName,
  fieldsOf,
  formAnchor,
  trapField,
} from '#app/forms/fields.ts';
import { formOf, type RawFields } from '#app/forms/submission.ts';
import type { ServerContent } from '../content.ts';
import type { Answer } from './answer.ts';
import { retryStyle } from './retry-style.ts';

/** Not carried over as hidden fields: times, honeypot and token no longer apply; id and form are generated again. */
const notCarried = new Set<string>([
  'started',
  'sent',
  'id',
  'form',
  trapField,
  'g-recaptcha-response',
  'recaptcha_response',
]);

export interface RetryPage {
  answer: Answer;
  /** What was typed; empty if it could not be read. */
  typed: RawFields;
  content: ServerContent;
  /** URLs of the site's stylesheets. */
  stylesheets: readonly string[];
}

function typedText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function wordsOf(
  form: FormName,
  content: ServerContent,
): Partial<Record<FieldName, { label: string; hint?: string | undefined }>> {
  return content.words[form].fields;
}

function control(field: FormField, value: string, description: string, isWrong: boolean) {
  const { name, type, autoComplete, inputMode, multiline } = field;
  const required = field.required ? unescaped(' required') : '';
  const invalid = isWrong ? unescaped(' aria-invalid="true"') : '';
  const described = description === '' ? '' : html` aria-describedby="${description}"`;
  if (multiline)
    return html`<textarea id="${name}" name="${name}" rows="4" ${required}${invalid}${described}>
${value}</textarea>`;
  const completes = autoComplete ? html` autocomplete="${autoComplete}"` : '';
  const mode = inputMode ? html` inputmode="${inputMode}"` : '';
  return html`<input
    id="${name}"
    name="${name}"
    type="${type}"
    value="${value}"
    ${completes}${mode}${required}${invalid}${described}
  />`;
}

function fieldRow(field: FormField, form: FormName, { answer, typed, content }: RetryPage) {
  const { name } = field;
  const { label = name, hint } = wordsOf(form, content)[name] ?? {};
  const error = answer.errors?.[name];
  const description = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return html`<div class="retry-field">
    <label for="${name}">${label}</label>
    ${control(field, typedText(typed.get(name)), description, error !== undefined)}
    ${error ? html`<p id="${name}-error" class="retry-error">${error}</p>` : ''}
    ${hint ? html`<p id="${name}-hint">${hint}</p>` : ''}
  </div>`;
}

/** Everything sent besides the visible fields, and an id, so that a second click does not create a second message. */
function hiddenFields(form: FormName, typed: RawFields) {
  const own = new Set<string>(fieldsOf(form).map(({ name }) => name));
  const carried = [...typed].filter(
    ([name, value]) => !own.has(name) && !notCarried.has(name) && typeof value === 'string',
  );
  const all = [['form', form], ['id', typedText(typed.get('id')) || randomUUID()], ...carried];
  return all.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);
}

function summary(form: FormName, { answer, content }: RetryPage) {
  const wrong = fieldsOf(form).filter(({ name }) => answer.errors?.[name]);
  const labels = wordsOf(form, content);
  return html`<div role="alert">
    <h2>${answer.message}</h2>
    ${
      wrong.length > 0
        ? html`<ul>
            ${wrong.map(({ name }) => html`<li><a href="#${name}">${labels[name]?.label ?? name}: ${answer.errors?.[name]}</a></li>`)}
          </ul>`
        : ''
    }
  </div>`;
}

/** Where the form was: its page, if it is one of ours, and its anchor. */
function placeOf(form: FormName, typed: RawFields): string {
  const page = typedText(typed.get('page'));
  return /^\/(?![\\/])[^\s?#]*$/.test(page) ? `${page}#${formAnchor(form)}` : '/contact';
}

/** The form again with the entered values and error messages, for visitors without script. */
export function retryPage(page: RetryPage) {
  const { typed, content, stylesheets } = page;
  const { retry, trap, notice } = content.words;
  const form = formOf(typed);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${retry.title} | ${content.brand.name}</title>
        <link rel="icon" href="/favicon.ico" sizes="16x16 32x32 48x48" />
        ${stylesheets.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
        ${unescaped(`<style>${retryStyle}</style>`)}
      </head>
      <body>
        <header class="retry-header on-ink">
          <a href="/"
            ><svg viewBox="0 0 32 32" width="30" height="30" fill="currentColor" aria-hidden="true">
              <path d="${content.brand.mark}" /></svg
            >${content.brand.name}</a
          >
        </header>
        <main class="retry">
          <h1>${retry.title}</h1>
          <p>${retry.text}</p>
          ${summary(form, page)}
          <form action="/api/submit" method="post" enctype="multipart/form-data" novalidate>
            <p>${content.words[form].needed}</p>
            ${hiddenFields(form, typed)}${fieldsOf(form).map((field) => fieldRow(field, form, page))}
            <div class="retry-trap" aria-hidden="true">
              <label>${trap} <input name="${trapField}" tabindex="-1" autocomplete="off" /></label>
            </div>
            <button>${content.words[form].submit}</button>
          </form>
          <p>${notice.text} <a href="${notice.link.href.written}">${notice.link.label}</a></p>
          <p><a href="${placeOf(form, typed)}">${retry.back}</a></p>
        </main>
      </body>
    </html>`;
}

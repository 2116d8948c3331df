import { type FieldName, type FormName, formAnchor } from '#app/forms/fields.ts';

export { formAnchor };

/** What was carried last: it may be replaced, what a visitor wrote may not. */
const carried = new WeakMap<Element, string>();

/** Puts words into a field of a form elsewhere on the page, unless the visitor has written there, and returns the form. */
export function carry(name: FormName, field: FieldName, words: string): HTMLFormElement | null {
  const form = document.querySelector<HTMLFormElement>(`#${formAnchor(name)}`);
  const control = form?.elements.namedItem(field);
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  if (isText && ['', carried.get(control)].includes(control.value)) {
    control.value = words;
    carried.set(control, words);
  }
  return form;
}

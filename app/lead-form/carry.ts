import { type FieldName, type FormName, formAnchor } from '#app/forms/fields.ts';

export { formAnchor };

/** Last prefilled value per field: prefills may be overwritten, visitors' text may not. */
const carried = new WeakMap<Element, string>();

/** Prefills a field of a form elsewhere on the page, unless the visitor has typed there; returns the form. */
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

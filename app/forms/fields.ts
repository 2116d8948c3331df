/**
 * The three forms and their fields, without any validator, so that a page can use it in its first load. The
 * words beside the fields are content (`content/settings/forms.yaml`).
 */
export const forms = {
  contact: { fields: ['name', 'email', 'phone', 'message'], required: ['name', 'email', 'phone'] },
  callback: {
    fields: ['fullName', 'company', 'phone', 'email', 'message'],
    required: ['fullName', 'company', 'phone', 'email', 'message'],
  },
  // No required marks by specification; but nobody could answer without an e-mail address.
  audit: { fields: ['name', 'email', 'website'], required: ['email'] },
} as const satisfies Record<string, { fields: readonly string[]; required: readonly string[] }>;

export type FormName = keyof typeof forms;
export type FieldName = (typeof forms)[FormName]['fields'][number];

export const formNames = Object.keys(forms).filter((name): name is FormName => name in forms);

/** Fields of any form. */
export const fieldNames: readonly FieldName[] = [
  ...new Set(formNames.flatMap((name): readonly FieldName[] => forms[name].fields)),
];

/** How a browser helps with each field (HTML, autofill detail tokens), the same with and without script. */
export const inputs: Record<
  FieldName,
  { type: 'text' | 'email' | 'tel'; autoComplete: string; inputMode?: 'numeric' | 'url' }
> = {
  name: { type: 'text', autoComplete: 'name' },
  fullName: { type: 'text', autoComplete: 'name' },
  company: { type: 'text', autoComplete: 'organization' },
  // A number field would drop the plus sign and leading zeros.
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'numeric' },
  email: { type: 'email', autoComplete: 'email' },
  website: { type: 'text', autoComplete: 'url', inputMode: 'url' },
  message: { type: 'text', autoComplete: 'off' },
};

/** Characters. Above every honest text, and together below what the endpoint reads. */
export const limits: Record<FieldName, number> = {
  name: 300,
  fullName: 300,
  company: 300,
  phone: 100,
  email: 254,
  website: 2000,
  message: 7000,
};

/** Bytes of one submission, whatever its encoding. */
export const sizeLimit = 32 * 1024;

/** Name of the field that people do not see and programs fill in; the external service's name for it. */
export const trapField = 'botcheck';

/** Whether a parameter of an address says which campaign brought a visitor. */
export function isCampaignName(name: string): boolean {
  return /^(utm_\w{1,40}|gclid|gbraid|wbraid|fbclid|msclkid|li_fat_id|ttclid)$/.test(name);
}

/** Id of a form on its page, to lead back to it. A page has one form of a kind. */
export function formAnchor(form: FormName): string {
  return `${form}-form`;
}

/** Address of the page that answers a form that was sent without script. */
export function thankYouPage(form: FormName): string {
  return form === 'contact' ? '/thank-you/contact' : '/thank-you';
}

/**
 * The forms and their fields: the one table that the form in the browser, the endpoint, the retry page and the
 * content's schema read. It imports nothing. The words beside the fields are content (`content/settings/forms.yaml`).
 */
interface Field {
  /** Also says how the text is checked: `email` and `tel` by their form, `text` not at all. */
  type: 'text' | 'email' | 'tel';
  /** How a browser helps (HTML, autofill detail tokens). */
  autoComplete?: string;
  inputMode?: 'numeric' | 'url';
  /** Several lines, which are kept. */
  multiline?: true;
  /** Characters. Above every honest text, and together below what the endpoint reads. */
  limit: number;
}

const table = {
  name: { type: 'text', autoComplete: 'name', limit: 300 },
  fullName: { type: 'text', autoComplete: 'name', limit: 300 },
  company: { type: 'text', autoComplete: 'organization', limit: 300 },
  // A number field would drop the plus sign and leading zeros.
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'numeric', limit: 100 },
  email: { type: 'email', autoComplete: 'email', limit: 254 },
  website: { type: 'text', autoComplete: 'url', inputMode: 'url', limit: 2000 },
  message: { type: 'text', multiline: true, limit: 7000 },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof table;
export const fields: Readonly<Record<FieldName, Field>> = table;

/** Fields of any form. */
export const fieldNames = Object.keys(table).filter((name): name is FieldName => name in table);

interface Use {
  /** `unmarked`: the browser does not ask for it, only the endpoint does. */
  required?: true | 'unmarked';
  /** Given more room than the others. */
  wide?: true;
}

const uses = {
  contact: {
    name: { required: true },
    email: { required: true },
    phone: { required: true, wide: true },
    message: {},
  },
  callback: {
    fullName: { required: true },
    company: { required: true },
    phone: { required: true },
    email: { required: true },
    message: { required: true },
  },
  // No field has a mark; but nobody could answer without an e-mail address.
  audit: { website: { wide: true }, email: { required: 'unmarked', wide: true }, name: {} },
} as const satisfies Record<string, Partial<Record<FieldName, Use>>>;

export type FormName = keyof typeof uses;
export const formNames = Object.keys(uses).filter((name): name is FormName => name in uses);

/** Names of the fields of a form. */
export type FieldNameOf<F extends FormName> = Extract<keyof (typeof uses)[F], FieldName>;

/** A field as one form has it. */
export type FormField = Field & Use & { name: FieldName };

/** The fields of a form, in its order. */
export function fieldsOf(form: FormName): FormField[] {
  const used: Partial<Record<FieldName, Use>> = uses[form];
  return Object.entries(used).flatMap(([key, use]) => {
    const name = fieldNames.find((each) => each === key);
    return name ? [{ name, ...fields[name], ...use }] : [];
  });
}

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

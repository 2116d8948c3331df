/**
 * The one table of forms and their fields, read by the form in the browser, the endpoint, the retry page and the
 * content schema. It imports nothing. Labels and messages are content (`content/settings/forms.yaml`).
 */
interface Field {
  /** Also selects the validation: `email` and `tel` are checked, `text` is not. */
  type: 'text' | 'email' | 'tel';
  /** HTML autofill detail tokens. */
  autoComplete?: string;
  inputMode?: 'numeric' | 'url';
  /** A textarea; line breaks are kept. */
  multiline?: true;
  /** Maximum characters. Above any genuine text, and in total below what the endpoint reads. */
  limit: number;
}

const table = {
  name: { type: 'text', autoComplete: 'name', limit: 300 },
  fullName: { type: 'text', autoComplete: 'name', limit: 300 },
  company: { type: 'text', autoComplete: 'organization', limit: 300 },
  // A number input would drop the plus sign and leading zeros.
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'numeric', limit: 100 },
  email: { type: 'email', autoComplete: 'email', limit: 254 },
  website: { type: 'text', autoComplete: 'url', inputMode: 'url', limit: 2000 },
  message: { type: 'text', multiline: true, limit: 7000 },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof table;
export const fields: Readonly<Record<FieldName, Field>> = table;

/** All field names. */
export const fieldNames = Object.keys(table).filter((name): name is FieldName => name in table);

interface Use {
  /** `unmarked`: only the endpoint enforces it. */
  required?: true | 'unmarked';
  /** Wider than the others. */
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
  // No field is marked as required, but without an email address nobody could reply.
  audit: { website: { wide: true }, email: { required: 'unmarked', wide: true }, name: {} },
} as const satisfies Record<string, Partial<Record<FieldName, Use>>>;

export type FormName = keyof typeof uses;
export const formNames = Object.keys(uses).filter((name): name is FormName => name in uses);

/** Field names of a form. */
export type FieldNameOf<F extends FormName> = Extract<keyof (typeof uses)[F], FieldName>;

/** A field as used in a form. */
export type FormField = Field & Use & { name: FieldName };

/** A form's fields, in order. */
export function fieldsOf(form: FormName): FormField[] {
  const used: Partial<Record<FieldName, Use>> = uses[form];
  return Object.entries(used).flatMap(([key, use]) => {
    const name = fieldNames.find((each) => each === key);
    return name ? [{ name, ...fields[name], ...use }] : [];
  });
}

/** Bytes of one submission, in any encoding. */
export const sizeLimit = 32 * 1024;

/** The honeypot: hidden from people, filled in by bots. Its name is that of the external service. */
export const trapField = 'botcheck';

/** Whether a query parameter identifies a campaign. */
export function isCampaignName(name: string): boolean {
  return /^(utm_\w{1,40}|gclid|gbraid|wbraid|fbclid|msclkid|li_fat_id|ttclid)$/.test(name);
}

/** Anchor of a form. A page has one form of a kind. */
export function formAnchor(form: FormName): string {
  return `${form}-form`;
}

/** Page shown after a form was sent without script. */
export function thankYouPage(form: FormName): string {
  return form === 'contact' ? '/thank-you/contact' : '/thank-you';
}

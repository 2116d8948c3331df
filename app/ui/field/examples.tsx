import type { Examples } from '../examples.ts';
import { Field } from './field.tsx';

export const examples: Examples = {
  required: <Field id="example-name" label="Name" required autoComplete="name" />,
  'with a hint': (
    <Field id="example-phone" label="Phone" hint="With country code." type="tel" inputMode="numeric" />
  ),
  'with an error': (
    <Field id="example-email" label="Email" error="Please give an email address in full." type="email" />
  ),
  'several lines': <Field id="example-message" label="Message" multiline rows={4} />,
};

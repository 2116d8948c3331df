import fc from 'fast-check';
import { expect, test as plain } from 'vitest';
import { type FieldName, type FormName, fieldsOf, formNames } from '#app/forms/fields.ts';
import { readSubmission } from '#app/forms/submission.ts';
import { serverTest } from '../setup/fixtures.ts';

const test = serverTest({ LOG_LEVEL: 'error' });

const words = (max: number) =>
  fc
    .tuple(
      fc.constantFrom('Anu', 'അനു', 'سارة', '李', '🚢', "O'Neil", '=1+1', '<b>'),
      fc.string({ unit: 'grapheme', maxLength: max }),
    )
    .map(([first, rest]) => `${first} ${rest}`);

const email = fc.oneof(
  fc.emailAddress(),
  fc.constantFrom(
    'anu@കടൽ.example',
    'josé@kadal.example',
    '"anu thomas"@kadal.example',
    'a+b@sub.kadal.co.in',
    ' anu@kadal.example ',
  ),
);

const digits = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 5, maxLength: 15 })
  .map((list) => list.join(''));
const phone = fc
  .tuple(
    fc.constantFrom('', '+', '00', '+91 ', '+971-', '(0)', '0', '٠'),
    digits,
    fc.constantFrom('', ' ext. 5', ' (mobile)', '-'),
  )
  .map((parts) => parts.join(''));

/** Any text will do for fields not listed here. */
const fieldValues: Partial<Record<FieldName, fc.Arbitrary<string>>> = {
  phone,
  email,
  message: fc.string({ unit: 'grapheme', maxLength: 1000 }).map((text) => `Hello\n${text}`),
};

/** What else a page or client may send besides a form's own fields. */
const details = fc.record(
  {
    id: fc.oneof(fc.uuid(), fc.string()),
    page: fc.webPath(),
    referrer: fc.webUrl(),
    utm_source: fc.string({ unit: 'binary', maxLength: 50 }),
    notice: fc.string({ maxLength: 20 }),
    started: fc.oneof(fc.integer(), fc.string({ maxLength: 20 })),
    botcheck: fc.constantFrom('', 'on'),
    role: fc.string({ maxLength: 50 }),
    anything: fc.string({ unit: 'binary', maxLength: 100 }),
  },
  { requiredKeys: [] },
);

function lead(form: FormName): fc.Arbitrary<Record<string, unknown>> {
  const fields = fieldsOf(form);
  const values = Object.fromEntries(fields.map(({ name }) => [name, fieldValues[name] ?? words(200)]));
  const requiredKeys = fields.flatMap(({ name, required }) => (required ? [name] : []));
  return fc
    .tuple(fc.record(values, { requiredKeys }), details)
    .map(([own, rest]) => ({ ...rest, ...own, form }));
}

const anyLead = fc.oneof(...formNames.map(lead));

/** A post from a client that knows only the external service. */
const serviceLead = fc
  .record(
    { access_key: fc.uuid(), email, name: words(50), message: fc.string(), subject: fc.string() },
    { requiredKeys: ['access_key', 'email'] },
  )
  .map((fields): Record<string, unknown> => fields);

plain('no valid lead is refused by the schema, and every text of it is kept', () => {
  fc.assert(
    fc.property(fc.oneof(anyLead, serviceLead), (fields) => {
      const read = readSubmission(new Map(Object.entries(fields)));
      if (!('submission' in read)) throw new Error(JSON.stringify(read.problems));
      expect(read.submission.fields.email).toBe(String(fields['email']).trim());
    }),
    { numRuns: 5000 },
  );
});

test('no valid lead is refused by the server, in any encoding', { timeout: 120_000 }, async ({ server }) => {
  const encodings = {
    json: (fields: Record<string, unknown>) => ({
      body: JSON.stringify(fields),
      headers: { 'Content-Type': 'application/json' },
    }),
    form: (fields: Record<string, unknown>) => ({ body: new URLSearchParams(pairs(fields)), headers: {} }),
    multipart: (fields: Record<string, unknown>) => {
      const body = new FormData();
      for (const [name, value] of pairs(fields)) body.append(name, value);
      return { body, headers: {} };
    },
  };
  const pairs = (fields: Record<string, unknown>) =>
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]);
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(anyLead, serviceLead),
      fc.constantFrom('json', 'form', 'multipart'),
      async (fields, encoding) => {
        const response = await fetch(`${server.url}/api/submit`, {
          method: 'POST',
          ...encodings[encoding](fields),
        });
        expect([response.status, await response.json()]).toMatchObject([200, { success: true }]);
      },
    ),
    { numRuns: 600 },
  );
});

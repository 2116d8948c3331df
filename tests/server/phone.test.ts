import { describe, expect, test } from 'vitest';
import { isEmail } from '#app/forms/email.ts';
import { understandPhone } from '#app/forms/phone.ts';

describe('phone numbers as people type them', () => {
  test.for([
    ['98470 12345', '+919847012345'],
    ['09847012345', '+919847012345'],
    ['+91-98470-12345', '+919847012345'],
    ['0091 98470 12345', '+919847012345'],
    ['919847012345', '+919847012345'],
    ['0495 272 0000', '+914952720000'],
    ['050 123 4567', '+971501234567'],
    ['501234567', '+971501234567'],
    ['04 123 4567', '+97141234567'],
    ['00971 50 123 4567', '+971501234567'],
    ['971501234567', '+971501234567'],
    ['+971 (0)50 123 4567', '+971501234567'],
    ['(+971) 50-123-4567', '+971501234567'],
    ['٠٥٠١٢٣٤٥٦٧', '+971501234567'],
    ['൯൮൪൭൦൧൨൩൪൫', '+919847012345'],
    ['tel: +44 20 7946 0958', '+442079460958'],
  ] as const)('%s is %s', ([typed, number]) => {
    expect(understandPhone(typed, ['IN', 'AE'])?.number).toBe(number);
  });

  test.for([
    ['GB', '020 7946 0958', '+442079460958'],
    ['SG', '6123 4567', '+6561234567'],
    ['US', '(415) 555-2671', '+14155552671'],
    ['KE', '0712 345678', '+254712345678'],
  ] as const)('in %s %s is %s', ([country, typed, number]) => {
    expect(understandPhone(typed, [country, 'IN'])).toMatchObject({ number, country });
  });

  test('what is valid in several countries belongs to the first', () => {
    const inOrder = (...countries: string[]) => understandPhone('501234567', countries)?.country;
    expect([inOrder('AE', 'SA'), inOrder('SA', 'AE')]).toEqual(['AE', 'SA']);
  });

  test.for(['', 'call me', '12', '+', '00', '1234567890123456789'])('%j is not understood', (typed) => {
    expect(understandPhone(typed, ['IN', 'AE'])).toBeUndefined();
  });
});

describe('email addresses', () => {
  test.for([
    'a@b.co',
    'a.b+c@d-e.co.in',
    'josé@kadal.example',
    'a@കടൽ.example',
    '"a b"@c.example',
    "o'neil@quay.example",
  ])('%s can be answered', (address) => expect(isEmail(address)).toBe(true));
  test.for([
    '',
    'a',
    '@b.co',
    'a@',
    'a@b',
    'a b@c.co',
    'a@b@c.co',
    'a@b..co',
    'a@.co',
    'a,b@c.co',
    'a@b.co\nBcc: x',
    'a@b.co>',
    `${'a'.repeat(250)}@b.co`,
  ])('%j cannot', (address) => expect(isEmail(address)).toBe(false));
});

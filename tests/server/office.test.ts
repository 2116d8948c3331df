import { expect, test } from 'vitest';
import type { Submission } from '#app/forms/submission.ts';
import { siteSchema } from '#app/content/schema/settings.ts';
import { filingOf } from '#server/forms/office.ts';

/** An office as in `settings/site.yaml`. */
function office(id: string, countryCode: string, region: string) {
  return siteSchema.shape.offices.element.parse({
    id,
    name: id,
    region,
    language: 'en',
    address: { street: '1 Quay', locality: id, region, country: 'Somewhere', countryCode },
    phone: '+44 20 7946 0958',
    email: 'a@b.example',
    position: { latitude: 0, longitude: 0 },
    streets: { picture: 'maps/a', decorative: true },
    hours: { timeZone: 'Europe/London', days: [1], opens: '09:00', closes: '17:00' },
  });
}

const offices = [
  office('leeds', 'GB', 'Yorkshire'),
  office('nairobi', 'KE', 'Nairobi County'),
  office('mombasa', 'KE', 'Coast'),
  office('mumbai', 'IN', 'Maharashtra'),
];

function filed(page: string | undefined, phone: string): ReturnType<typeof filingOf> {
  return filingOf({ page, fields: { phone } } as Submission, offices);
}

test.for([
  [
    'the first office of the country that the address begins with',
    '/ke/services/seo',
    '0712 345678',
    'nairobi',
    '+254712345678',
  ],
  ['the office of its town', '/ke/seo-company-in-mombasa', '0712 345678', 'mombasa', '+254712345678'],
  ['the office of its region', '/seo-company-in-yorkshire', '0113 496 0000', 'leeds', '+441134960000'],
  ['the office of the number where the page has none', '/contact', '0712 345678', 'nairobi', '+254712345678'],
  [
    'the office of the page, whatever the number',
    '/seo-company-in-yorkshire',
    '+254 712 345678',
    'leeds',
    '+254712345678',
  ],
  [
    'the office of the number where a word of the page is only like a country',
    '/seo-company-in-lagos',
    '0113 496 0000',
    'leeds',
    '+441134960000',
  ],
] as const)('a lead is filed under %s', ([, page, phone, id, number]) => {
  expect(filed(page, phone)).toEqual({ office: id, phone: number });
});

test('a lead from elsewhere has no office, and a number that is not understood stays as typed', () => {
  expect(filed('/contact', '+971 50 123 4567')).toEqual({ phone: '+971501234567' });
  expect(filed(undefined, 'ring the bell')).toEqual({});
});

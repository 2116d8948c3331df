import { understandPhone } from '#app/forms/phone.ts';
import type { Submission } from '#app/forms/submission.ts';
import type { ServerContent } from '../content.ts';

type Offices = ServerContent['site']['offices'];

/** Countries with offices, the first office's first; numbers without a country code are read as from these. */
export function countriesOf(offices: Offices): string[] {
  return [...new Set(offices.map(({ address }) => address.countryCode))];
}

/**
 * Words of a path, padded with spaces: `/ae/services/seo-company-in-abudhabi` gives ae, services, seo, company, in,
 * abudhabi.
 */
function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** The office for a page: the path contains its town or region, or starts with its country. */
function officeOfPage(page: string, offices: Offices): Offices[number] | undefined {
  const words = wordsOf(page);
  const named = (part: string): boolean => words.includes(wordsOf(part));
  return (
    offices.find(({ id, address }) => named(id) || named(address.locality)) ??
    offices.find(({ address }) => words.startsWith(wordsOf(address.countryCode))) ??
    offices.find(({ address }) => named(address.region))
  );
}

/** The office of a submission, by its page or phone number, and the number in international format. */
export function filingOf(
  { page = '', fields }: Submission,
  offices: Offices,
): { office?: string; phone?: string } {
  const near = officeOfPage(page, offices);
  const countries = countriesOf(near ? [near, ...offices] : offices);
  const phone = understandPhone(fields.phone ?? '', countries);
  const office = near ?? offices.find(({ address }) => address.countryCode === phone?.country);
  return { ...(office && { office: office.id }), ...(phone && { phone: phone.number }) };
}

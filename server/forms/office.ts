import { understandPhone } from '#app/forms/phone.ts';
import type { Submission } from '#app/forms/submission.ts';
import type { ServerContent } from '../content.ts';

type Offices = ServerContent['site']['offices'];

/** Countries in which a site has offices, the first one first; numbers without country code are understood as theirs. */
export function countriesOf(offices: Offices): string[] {
  return [...new Set(offices.map(({ address }) => address.countryCode))];
}

/** Words of an address: `/ae/services/seo-company-in-abudhabi` has ae, services, seo, company, in, abudhabi. */
function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** The office that a page speaks for: its town or region stands in the page's address, or its country begins it. */
function officeOfPage(page: string, offices: Offices): Offices[number] | undefined {
  const words = wordsOf(page);
  const named = (part: string): boolean => words.includes(wordsOf(part));
  return (
    offices.find(({ id, address }) => named(id) || named(address.locality)) ??
    offices.find(({ address }) => words.startsWith(wordsOf(address.countryCode))) ??
    offices.find(({ address }) => named(address.region))
  );
}

/**
 * Where a submission is filed: under the office of the page it came from or of the visitor's number, with the number
 * as it is dialled from anywhere.
 */
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

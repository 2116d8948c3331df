import { understandPhone } from '#app/forms/phone.ts';
import type { Submission } from '#app/forms/submission.ts';
import type { ServerContent } from '../content.ts';

type Country = 'IN' | 'AE';

/** The country that a page speaks to: the landing pages name theirs in the address. */
function countryOfPage(page: string | undefined): Country | undefined {
  if (page === undefined) return undefined;
  if (/\/ae\/|dubai|sharjah|abu-?dhabi/i.test(page)) return 'AE';
  return /kerala/i.test(page) ? 'IN' : undefined;
}

/** The office that a submission is for, by the page it came from or the visitor's number; for filing only. */
export function officeFor({ page, fields }: Submission, offices: ServerContent['site']['offices']) {
  const country =
    countryOfPage(page) ?? (fields.phone === undefined ? undefined : understandPhone(fields.phone)?.country);
  const office = offices.find(({ address }) => address.countryCode === country);
  return office && country && { id: office.id, country };
}

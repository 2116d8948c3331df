import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A parsed phone number. */
export interface Phone {
  /** E.164: `+971501234567`. */
  number: string;
  country: CountryCode | undefined;
  /** International format: `+971 50 123 4567`. */
  display: string;
}

/** Zero digits of the non-Latin scripts that phones type. */
const zeros = ['\u0660', '\u06f0', '\u0966', '\u0d66', '\uff10'].map((zero) => zero.charCodeAt(0));

/** Converts Arabic, Persian, Devanagari, Malayalam and full-width digits to Latin ones. */
function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((candidate) => code >= candidate && code < candidate + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

function parse(text: string, country?: CountryCode): Phone | undefined {
  const parsed = parsePhoneNumberFromString(
    text,
    country ? { defaultCountry: country, extract: false } : { extract: false },
  );
  if (!parsed?.isValid()) return undefined;
  return { number: parsed.number, country: parsed.country, display: parsed.formatInternational() };
}

/**
 * Parses a number as people type it: international with `+`, `00` or no prefix, or national. If several countries
 * match, the first one wins.
 * @param countries two-letter codes in capitals, tried in this order for national numbers
 * @returns undefined if it is not a possible number; it may still be a way to reach somebody
 */
export function understandPhone(text: string, countries: readonly string[]): Phone | undefined {
  const typed = latinDigits(text)
    .trim()
    .replace(/^(tel:|phone:?)\s*/i, '')
    .replace(/^\(\+/, '+(');
  const international = typed.replace(/^\s*(\+|00)/, '+');
  if (international.startsWith('+')) return parse(international.replace(/\(0\)/, ''));
  for (const country of countries.filter((code) => isSupportedCountry(code))) {
    const phone = parse(typed, country);
    if (phone) return phone;
  }
  return parse(`+${typed}`);
}

/** Whether a text could be a phone number at all. Unparsed ones are kept as typed, not refused. */
export function looksLikePhone(text: string): boolean {
  return (latinDigits(text).match(/\d/g)?.length ?? 0) >= 5;
}

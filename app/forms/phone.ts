import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number that is understood. */
export interface Phone {
  /** E.164: `+971501234567`. */
  number: string;
  country: CountryCode | undefined;
  /** As it is written abroad: `+971 50 123 4567`. */
  display: string;
}

/** Zeros of the scripts in which phones write digits beside Latin ones. */
const zeros = ['\u0660', '\u06f0', '\u0966', '\u0d66', '\uff10'].map((zero) => zero.charCodeAt(0));

/** Latin digits for Arabic, Persian, Devanagari, Malayalam and full-width ones. */
export function latinDigits(text: string): string {
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
 * Understands a number as people type it: with country code after `+`, `00` or nothing, or without one, in national
 * form. What is valid in several countries belongs to the first.
 * @param countries two capital letters each, tried in this order for national numbers
 * @returns undefined when the text is no number that exists in form; it may still be a way to reach somebody
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

/** Whether a text could be a phone number at all: what is not understood is kept as typed, not refused. */
export function looksLikePhone(text: string): boolean {
  return (latinDigits(text).match(/\d/g)?.length ?? 0) >= 5;
}

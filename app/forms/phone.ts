import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number that is understood. */
export interface Phone {
  /** E.164: `+971501234567`. */
  number: string;
  country: 'IN' | 'AE' | undefined;
  /** As it is written abroad: `+971 50 123 4567`. */
  display: string;
}

type Home = 'IN' | 'AE';

/** Zero of each script that visitors of the two offices type digits in. */
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
  const home = parsed.country === 'IN' || parsed.country === 'AE' ? parsed.country : undefined;
  return { number: parsed.number, country: home, display: parsed.formatInternational() };
}

/**
 * Understands a number as people in India and the Emirates type it: with country code after `+`, `00` or nothing,
 * or without one, in national form. What is valid in both countries belongs to the nearer one.
 * @param near country of the page or office, tried first for national numbers
 * @returns undefined when the text is no number that exists in form; it may still be a way to reach somebody
 */
export function understandPhone(text: string, near: Home = 'IN'): Phone | undefined {
  const typed = latinDigits(text)
    .trim()
    .replace(/^(tel:|phone:?)\s*/i, '')
    .replace(/^\(\+/, '+(');
  const far = near === 'IN' ? 'AE' : 'IN';
  const international = typed.replace(/^\s*(\+|00)/, '+');
  if (international.startsWith('+')) return parse(international.replace(/\(0\)/, ''));
  return parse(typed, near) ?? parse(typed, far) ?? parse(`+${typed}`);
}

/** Whether a text could be a phone number at all: what is not understood is kept as typed, not refused. */
export function looksLikePhone(text: string): boolean {
  return (latinDigits(text).match(/\d/g)?.length ?? 0) >= 5;
}

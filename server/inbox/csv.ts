/** Prefixes that a spreadsheet reads as a formula, in ASCII and full width (OWASP, CSV injection). */
const formula = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** One cell: never a formula, quoted if necessary (RFC 4180). */
function csvCell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' && formula.test(text) ? `'${text}` : text;
  return /[",\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table with a heading row. Starts with a byte order mark, without which Excel garbles non-Latin text. */
export function csvTable(
  headings: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  return `\ufeff${[headings, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

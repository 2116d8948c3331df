import { FileSystemConfigLoader, type HtmlElement, HtmlValidate, Parser, type Source } from 'html-validate';

/** Reads `.htmlvalidate.json`, as editors do. */
export const validator = new HtmlValidate(new FileSystemConfigLoader());

/** Parsed documents by their HTML, because several files of tests look at the same ones. */
const parsed = new Map<string, HtmlElement>();

/** @param file name that selects the validator's rules */
export async function parse(file: string, html: string): Promise<HtmlElement> {
  const source: Source = { data: html, filename: file, line: 1, column: 1, offset: 0 };
  const document = parsed.get(html) ?? new Parser(await validator.getConfigFor(file)).parseHtml(source);
  parsed.set(html, document);
  return document;
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Text with character references decoded. */
export function decoded(text: string): string {
  return text.replaceAll(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
    if (name.startsWith('#x')) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
    return named[name] ?? whole;
  });
}

import { FileSystemConfigLoader, type HtmlElement, HtmlValidate, Parser, type Source } from 'html-validate';

/** Reads `.htmlvalidate.json`, for these tests and for editors alike. */
export const validator = new HtmlValidate(new FileSystemConfigLoader());

/** @param file name by which the validator finds its rules */
export async function parse(file: string, html: string): Promise<HtmlElement> {
  const source: Source = { data: html, filename: file, line: 1, column: 1, offset: 0 };
  return new Parser(await validator.getConfigFor(file)).parseHtml(source);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** What a browser makes of an attribute as it is written. */
export function decoded(text: string): string {
  return text.replaceAll(/&([a-z]+|#x27);/g, (entity, name: string) => entities[name] ?? entity);
}

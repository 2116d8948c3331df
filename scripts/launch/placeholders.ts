import type { SourceFile } from '#app/content/read.server.ts';
import type { Finding, Place } from './finding.ts';
import { fileName, matches } from './walk.ts';

/** A number with country code that ends in six zeros, with or without spaces. */
const phone = /\+\d[\d ]*?(?:0 ?){6}(?!\d)/g;

/** Addresses in the domain reserved for examples (RFC 2606), and accounts named `example`. */
const example = /[\w.+-]+@[\w.-]+\.example\b|https:\/\/[^\s)"]*example[^\s)"]*/g;

/** One place per line: Markdown links repeat a number as text and as `tel:`. */
function places(
  files: readonly SourceFile[],
  pattern: RegExp,
  ignore: (file: SourceFile, field: string) => boolean,
): Place[] {
  const found = files.flatMap((file) =>
    [...matches(file, pattern)]
      .filter(({ path }) => !ignore(file, path.join('.')))
      .map(({ text, line }) => ({ where: fileName(file), line, what: text.trim() })),
  );
  return [...new Map(found.map((place) => [`${place.where}:${place.line}`, place])).values()];
}

export function placeholderPhones(files: readonly SourceFile[]): Finding {
  return {
    id: 'placeholder-phones',
    title: 'Telephone numbers that nobody answers',
    todo: 'Write the numbers of your offices and of your chat.',
    places: places(files, phone, () => false),
  };
}

/** @param siteUrl `SITE_URL`, which overrides the URL in the settings */
export function exampleDomain(files: readonly SourceFile[], siteUrl: string | undefined): Finding {
  const isReal = siteUrl !== undefined && siteUrl !== '' && !new URL(siteUrl).hostname.endsWith('.example');
  const inContent = places(
    files,
    example,
    (file, field) => isReal && file.path === 'settings/site.yaml' && field === 'url',
  );
  const inSettings = siteUrl && !isReal ? [{ where: 'SITE_URL', what: siteUrl }] : [];
  return {
    id: 'example-domain',
    title: 'Addresses of the example domain',
    todo: 'Write your own domain, mail addresses, accounts and scheduler; SITE_URL overrides the domain while building.',
    places: [...inContent, ...inSettings],
  };
}

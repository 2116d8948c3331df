/** Hashes of what stands inline in a page, each as a source of a policy: `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The maps service: the one third party that a page may show, in a frame. */
const mapsService = 'https://www.google.com';

/**
 * Directives of a page's content security policy. Everything that is not named is forbidden.
 * @param formEndpoint the external form service, if messages do not go to this site's own server
 */
function directives({ scripts, styles }: InlineHashes, formEndpoint?: string): [name: string, ...sources: string[]][] {
  const forms = formEndpoint ? [new URL(formEndpoint).origin] : [];
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
    ['img-src', "'self'", 'data:'],
    ['media-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...forms],
    ['manifest-src', "'self'"],
    ['frame-src', mapsService],
    ['form-action', "'self'", ...forms],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
  ];
}

/** A page's policy, once for the `<meta>` element and once for the header, which alone can forbid framing. */
export function contentPolicy(hashes: InlineHashes, formEndpoint?: string): { meta: string; header: string } {
  const meta = directives(hashes, formEndpoint)
    .map((directive) => directive.join(' '))
    .join('; ');
  return { meta, header: `${meta}; frame-ancestors 'none'` };
}

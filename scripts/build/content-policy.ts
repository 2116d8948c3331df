import { createHash } from 'node:crypto';
import type { AnalyticsSources } from '#app/analytics/sources.ts';

/** Hashes of what stands inline in a page, each as a source of a policy: `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What allows an inline script or style with this text. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The maps service: the one third party that any page may show, in a frame, once it is known to be reached. */
const mapsService = 'https://www.google.com';
const mapsReached = `${mapsService}/generate_204`;

/** https://developers.google.com/recaptcha/docs/faq; its frame comes from the origin that the maps have. */
const recaptchaSources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
};

/** Services of others that a site may be built with. */
export interface Services {
  /** The external form service, if messages do not go to this site's own server. */
  formEndpoint?: string | undefined;
  /** What counts visits, if anything does. */
  analytics?: AnalyticsSources | undefined;
  /** Whether forms are checked by reCAPTCHA. */
  recaptcha?: boolean | undefined;
}

/** Directives of a page's content security policy. Everything that is not named is forbidden. */
function directives(
  { scripts, styles }: InlineHashes,
  { formEndpoint, analytics, recaptcha }: Services,
  players: readonly string[],
): [name: string, ...sources: string[]][] {
  const check = recaptcha ? recaptchaSources : undefined;
  const forms = formEndpoint ? [new URL(formEndpoint).origin] : [];
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts, ...(analytics?.script ?? []), ...(check?.script ?? [])],
    ['style-src', "'self'", ...styles],
    ['img-src', "'self'", 'data:', ...(analytics?.image ?? [])],
    ['media-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    [
      'connect-src',
      "'self'",
      mapsReached,
      ...forms,
      ...(analytics?.connect ?? []),
      ...(check?.connect ?? []),
    ],
    ['manifest-src', "'self'"],
    ['frame-src', mapsService, ...players],
    ['form-action', "'self'", ...forms],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
  ];
}

/**
 * A page's policy, once for the `<meta>` element and once for the header, which alone can forbid framing.
 * @param players origins of the films of others that the page shows on demand
 */
export function contentPolicy(
  hashes: InlineHashes,
  services: Services = {},
  players: readonly string[] = [],
): { meta: string; header: string } {
  const meta = directives(hashes, services, players)
    .map((directive) => directive.join(' '))
    .join('; ');
  return { meta, header: `${meta}; frame-ancestors 'none'` };
}

import { createHash } from 'node:crypto';
import type { AnalyticsSources } from '#app/analytics/sources.ts';

/** Hashes of a page's inline scripts and styles as policy sources: `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The policy source that allows an inline script or style with this text. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Google Maps, the only third party in a frame on any page, loaded only once it is known to be reachable. */
const mapsService = 'https://www.google.com';
const mapsReached = `${mapsService}/generate_204`;

/** https://developers.google.com/recaptcha/docs/faq; its frame has the same origin as the maps. */
const recaptchaSources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
};

/** Third-party services that a site may be built with. */
export interface Services {
  /** The external form service, if messages do not go to our own server. */
  formEndpoint?: string | undefined;
  /** The analytics service, if any. */
  analytics?: AnalyticsSources | undefined;
  /** Whether forms are checked by reCAPTCHA. */
  recaptcha?: boolean | undefined;
}

/** Directives of a page's content security policy. Everything not listed is forbidden. */
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
 * A page's policy, for the `<meta>` element and for the header, which alone supports `frame-ancestors`.
 * @param players origins of external video players that the page may show on demand
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

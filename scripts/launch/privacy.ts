import type { SourceFile } from '#app/content/read.server.ts';
import type { Content } from '#app/content/collections.ts';
import type { Finding, Place } from './finding.ts';
import { fileName, matches } from './walk.ts';

type Service = Content['analytics']['service'];

const policyFile = 'legal/privacy.md';

/** The name that a privacy policy must mention for each service. */
const names: Readonly<Record<Service['name'], RegExp | undefined>> = {
  none: undefined,
  plausible: /plausible/gi,
  google: /google analytics/gi,
};

const says = (policy: SourceFile, pattern: RegExp): boolean => !matches(policy, pattern).next().done;

function counting(policy: SourceFile, service: Service): Place[] {
  const where = fileName(policy);
  const name = names[service.name];
  if (!name) return [];
  const open: Place[] = [];
  if (!says(policy, name))
    open.push({ where, what: `${service.name} counts visits, and the text does not name it` });
  if (service.name === 'google')
    for (const { text, line } of matches(policy, /sets no cookies/gi))
      open.push({ where, line, what: `"${text}", but Google Analytics does after a yes` });
  return open;
}

/** Sites whose player a page may show, by the name to mention in a privacy policy. */
const players = [
  { site: 'YouTube', film: /youtu/i, name: /youtube/gi },
  { site: 'Vimeo', film: /vimeo/i, name: /vimeo/gi },
];

function playing(policy: SourceFile, { clips }: Content['reviews']): Place[] {
  return players
    .filter(({ film, name }) => clips.some(({ video }) => film.test(video.written)) && !says(policy, name))
    .map(({ site }) => ({
      where: fileName(policy),
      what: `films play at ${site}, and the text does not name it`,
    }));
}

function checking(policy: SourceFile, env: NodeJS.ProcessEnv): Place[] {
  if (env['RECAPTCHA_SECRET'] && !env['RECAPTCHA_SITE_KEY'])
    return [{ where: 'RECAPTCHA_SITE_KEY', what: 'missing: the server checks a token that no page sends' }];
  return env['RECAPTCHA_SITE_KEY'] && !says(policy, /recaptcha/gi)
    ? [{ where: fileName(policy), what: 'reCAPTCHA checks forms, and the text does not name it' }]
    : [];
}

/** Services in use that the privacy policy does not mention. */
export function privacy(
  files: readonly SourceFile[],
  { analytics, reviews }: Content,
  env: NodeJS.ProcessEnv,
): Finding {
  const policy = files.find(({ path }) => path === policyFile);
  return {
    id: 'privacy',
    title: 'What the privacy policy and the settings say differs',
    todo: 'Say who receives what, why and for how long, or switch the service off.',
    places: policy
      ? [...counting(policy, analytics.service), ...playing(policy, reviews), ...checking(policy, env)]
      : [],
  };
}

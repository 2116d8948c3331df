/** Environment variables that decide what a build puts into its pages. */
const names = ['SITE', 'SITE_URL', 'FORM_ENDPOINT', 'FORM_ACCESS_KEY', 'RECAPTCHA_SITE_KEY'] as const;

/** Their values; an unset and an empty variable mean the same. */
export function buildVariables(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, env[name] ?? '']));
}

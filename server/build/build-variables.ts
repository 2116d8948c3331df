/** Environment variables that affect the content of pages. */
const names = ['SITE', 'SITE_URL', 'FORM_ENDPOINT', 'FORM_ACCESS_KEY', 'RECAPTCHA_SITE_KEY'] as const;

/** Their values; empty counts as unset. */
export function buildVariables(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, env[name] ?? '']));
}

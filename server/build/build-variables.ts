/** Environment variables that affect the content of pages. */
const names = ['SITE', 'SITE_URL', 'FORM_ENDPOINT', 'FORM_ACCESS_KEY', 'RECAPTCHA_SITE_KEY'] as const;

/** Their values; empty counts as unset. */
export function buildVariables(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, env[name] ?? '']));
}

/**
 * Checks those that are web addresses, before each page that they are in fails by itself.
 * @throws Error naming the variable
 */
export function checkBuildVariables(env: NodeJS.ProcessEnv): void {
  for (const name of ['SITE_URL', 'FORM_ENDPOINT']) {
    const value = env[name];
    if (value && !/^https?:$/.test(URL.parse(value)?.protocol ?? ''))
      throw new Error(`${name} is "${value}"; expected a web address such as https://example.com`);
  }
}

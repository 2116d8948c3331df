/** Environment variables that a build puts into its pages. */
export const buildVariables = ['SITE_URL', 'FORM_ENDPOINT', 'FORM_ACCESS_KEY', 'RECAPTCHA_SITE_KEY'] as const;

/** Those that are set, as text that is equal for equal settings. */
export function buildSettings(env: NodeJS.ProcessEnv): string {
  return `${JSON.stringify(Object.fromEntries(buildVariables.map((name) => [name, env[name] ?? ''])), null, 2)}\n`;
}

/** Where a build notes them, below the project's root. */
export const buildSettingsFile = 'build/settings.json';

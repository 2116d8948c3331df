import { SettingsError } from '#server/settings.ts';
import { hashPattern } from './password.ts';

/** How and by whom the studio can be reached. */
export interface StudioSettings {
  host: string;
  port: number;
  /** Public URLs, if they differ from the listen addresses. */
  url: string | undefined;
  previewUrl: string | undefined;
  /** Hash of the password; without one only this machine has access. */
  password: string | undefined;
}

function isLocal(hostname: string): boolean {
  return ['127.0.0.1', 'localhost', '[::1]', '::1'].includes(hostname);
}

function addressIn(env: NodeJS.ProcessEnv, name: string): URL | undefined {
  const given = env[name];
  if (!given) return undefined;
  const address = URL.canParse(given) ? new URL(given) : undefined;
  if (!address || address.pathname !== '/' || (address.protocol !== 'https:' && !isLocal(address.hostname)))
    throw new SettingsError(`${name} must be an address such as https://studio.example.com`);
  return address;
}

/** @throws SettingsError when the studio would be open to others or unreachable */
export function readStudioSettings(env: NodeJS.ProcessEnv): StudioSettings {
  const host = env['STUDIO_HOST'] || '127.0.0.1';
  const password = env['STUDIO_PASSWORD_HASH'] || undefined;
  const [url, preview] = [addressIn(env, 'STUDIO_URL'), addressIn(env, 'STUDIO_PREVIEW_URL')];
  if (password !== undefined && !hashPattern.test(password))
    throw new SettingsError('STUDIO_PASSWORD_HASH must be what `npm run -s studio -- password` prints');
  if (!isLocal(host) && !password)
    throw new SettingsError('STUDIO_HOST lets others in: set STUDIO_PASSWORD_HASH too');
  if (url && !isLocal(url.hostname) && !password)
    throw new SettingsError('STUDIO_URL lets others in: set STUDIO_PASSWORD_HASH too');
  if (!isLocal(host) && !url) throw new SettingsError('STUDIO_HOST needs STUDIO_URL, by which it is reached');
  // Both share one session cookie, so they need the same host; the different port isolates their scripts.
  if (url && (preview?.hostname !== url.hostname || preview.port === url.port))
    throw new SettingsError('STUDIO_PREVIEW_URL must have the name of STUDIO_URL and another port');
  const port = Number(env['STUDIO_PORT'] || 4400);
  return { host, port, url: url?.origin, previewUrl: preview?.origin, password };
}

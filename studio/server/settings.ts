import { SettingsError } from '#server/settings.ts';
import { hashPattern } from './password.ts';

/** How the studio is reached, and by whom. */
export interface StudioSettings {
  host: string;
  port: number;
  /** Addresses in browsers, where they are not those that it listens at. */
  url: string | undefined;
  previewUrl: string | undefined;
  /** The hash of the password; without one only this machine is let in. */
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

/** @throws SettingsError where the studio would be open to others, or could not be reached */
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
  // One session is for both, and a session belongs to one name; another port keeps their scripts apart.
  if (url && (preview?.hostname !== url.hostname || preview.port === url.port))
    throw new SettingsError('STUDIO_PREVIEW_URL must have the name of STUDIO_URL and another port');
  const port = Number(env['STUDIO_PORT'] || 4400);
  return { host, port, url: url?.origin, previewUrl: preview?.origin, password };
}

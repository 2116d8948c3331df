import path from 'node:path';
import { z } from 'zod';

/** An empty variable counts as unset. */
function optional<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

const port = z.coerce
  .number('a port number such as 3000')
  .int('a port number such as 3000')
  .min(0)
  .max(65_535);
const webAddress = z.url({ protocol: /^https?$/, error: 'a web address such as https://example.com' });
const databaseUrl = z
  .string()
  .regex(/^(file:.+|postgres(ql)?:\/\/.+)$/, 'file:path/to/inbox.db or postgres://user@host/name');
const smtpUrl = z.string().regex(/^smtps?:\/\/.+$/, 'smtp://user:password@host:587 or smtps://…');
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const trustProxy = z
  .string()
  .refine(
    (text) =>
      /^(off|loopback|\d{1,2})$/.test(text) ||
      text.split(',').every((entry) => network.safeParse(entry.trim()).success),
    'off, loopback, a number of proxies, or addresses such as 10.0.0.0/8',
  );
const milliseconds = z.coerce.number('a number of milliseconds').int('a number of milliseconds').min(1);
const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 04:00')
  .transform((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
const mailAddresses = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(z.array(z.email('one or more email addresses with commas between them')));

const environment = z
  .object({
    SITE_URL: optional(webAddress),
    HOST: optional(z.string()),
    PORT: optional(port),
    DATABASE_URL: optional(databaseUrl),
    RATE_LIMIT: optional(z.enum(['on', 'off'], 'on or off')),
    TRUST_PROXY: optional(trustProxy),
    SMTP_URL: optional(smtpUrl),
    NOTIFY_TO: optional(mailAddresses),
    NOTIFY_FROM: optional(z.email('an email address')),
    CONFIRM_TO_VISITOR: optional(z.enum(['on', 'off'], 'on or off')),
    WEBHOOK_URL: optional(webAddress),
    WEBHOOK_SECRET: optional(z.string().min(16, 'a secret of 16 characters or more')),
    DELIVERY_PAUSE: optional(milliseconds),
    DIGEST_AT: optional(timeOfDay),
    RECAPTCHA_SECRET: optional(z.string()),
    RECAPTCHA_VERIFY_URL: optional(webAddress),
    FORM_ENDPOINT: optional(webAddress),
    FORM_ACCESS_KEY: optional(z.string()),
    LOG_LEVEL: optional(
      z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'debug, info, warn, error or silent'),
    ),
    SITE_DIR: optional(z.string()),
    REBUILD_DAILY: optional(z.enum(['on', 'off'], 'on or off')),
    CONTENT_DIR: optional(z.string()),
  })
  .check((context) => {
    const {
      CONFIRM_TO_VISITOR,
      SMTP_URL,
      NOTIFY_TO,
      WEBHOOK_URL,
      WEBHOOK_SECRET,
      FORM_ENDPOINT,
      FORM_ACCESS_KEY,
    } = context.value;
    const needs = (given: unknown, wanted: unknown, name: string, because: string): void => {
      if (given !== undefined && wanted === undefined)
        context.issues.push({
          code: 'custom',
          path: [name],
          message: `set, because ${because} is`,
          input: wanted,
        });
    };
    if (context.value.REBUILD_DAILY === 'on' && context.value.SITE_DIR !== undefined)
      context.issues.push({
        code: 'custom',
        path: ['REBUILD_DAILY'],
        message: 'off, because the site in SITE_DIR is served as it is',
        input: 'on',
      });
    needs(SMTP_URL, NOTIFY_TO, 'NOTIFY_TO', 'SMTP_URL');
    const confirms = CONFIRM_TO_VISITOR === 'on' ? 'on' : undefined;
    needs(confirms, SMTP_URL, 'SMTP_URL', 'CONFIRM_TO_VISITOR');
    needs(WEBHOOK_URL, WEBHOOK_SECRET, 'WEBHOOK_SECRET', 'WEBHOOK_URL');
    needs(FORM_ENDPOINT, FORM_ACCESS_KEY, 'FORM_ACCESS_KEY', 'FORM_ENDPOINT');
  });

/** The operator's settings, read once at start. */
export type Settings = ReturnType<typeof readSettings>;

/** An invalid environment variable; the message is one line for the operator. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

function complaint(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.')} must be ${issue.message}`).join('; ');
}

/**
 * Reads the settings from environment variables; names and defaults are in docs/operating.md.
 * @throws SettingsError naming every invalid variable in one line
 */
export function readSettings(env: NodeJS.ProcessEnv) {
  const parsed = environment.safeParse(env);
  if (!parsed.success) throw new SettingsError(complaint(parsed.error));
  const value = parsed.data;
  return {
    siteUrl: value.SITE_URL,
    host: value.HOST ?? '127.0.0.1',
    port: value.PORT ?? 3000,
    databaseUrl: value.DATABASE_URL ?? 'file:data/inbox.db',
    rateLimit: value.RATE_LIMIT !== 'off',
    trustProxy: value.TRUST_PROXY ?? 'off',
    mail:
      value.SMTP_URL && value.NOTIFY_TO
        ? {
            url: value.SMTP_URL,
            to: value.NOTIFY_TO,
            from: value.NOTIFY_FROM,
            confirms: value.CONFIRM_TO_VISITOR === 'on',
          }
        : undefined,
    webhook:
      value.WEBHOOK_URL && value.WEBHOOK_SECRET
        ? { url: value.WEBHOOK_URL, secret: value.WEBHOOK_SECRET }
        : undefined,
    /** Milliseconds before a failed delivery is retried; grows with each failure. */
    deliveryPause: value.DELIVERY_PAUSE ?? 5000,
    /** Minutes after midnight UTC; 04:00 is 09:30 in Kozhikode and 08:00 in Dubai. */
    digestAt: value.DIGEST_AT ?? 240,
    recaptcha: value.RECAPTCHA_SECRET
      ? {
          secret: value.RECAPTCHA_SECRET,
          verifyUrl: value.RECAPTCHA_VERIFY_URL ?? 'https://www.google.com/recaptcha/api/siteverify',
        }
      : undefined,
    logLevel: value.LOG_LEVEL ?? 'info',
    rebuildDaily: value.REBUILD_DAILY === 'on',
    /** Undefined for this project's site, which is built when needed. */
    siteDir: value.SITE_DIR && path.resolve(value.SITE_DIR),
    /** Undefined for the settings in the build. */
    contentDir: value.CONTENT_DIR && path.resolve(value.CONTENT_DIR),
  };
}

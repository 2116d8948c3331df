import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** OWASP's cost for scrypt: some tenths of a second and 128 MB per guess. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const bytes = 32;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, bytes, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

export const hashPattern = /^scrypt:([\w-]{22}):([\w-]{43})$/;

/** Hash of a password: `scrypt:SALT:KEY`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt:${salt.toString('base64url')}:${(await derive(password, salt)).toString('base64url')}`;
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, salt = '', key = ''] = hashPattern.exec(hash) ?? [];
  const wanted = Buffer.from(key, 'base64url');
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url')), wanted);
}

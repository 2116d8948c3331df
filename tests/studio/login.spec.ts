import { hashPassword } from '#studio/server/password.ts';
import { violations } from '../e2e/support/axe.ts';
import { startStudio } from './project.ts';
import { expect, test } from './test.ts';

const password = 'dhow at high tide';

test('with a password nothing is shown before it is given, the page beside the forms neither', async ({
  page,
  studio,
}) => {
  test.setTimeout(120_000);
  const { url, stop } = await startStudio(studio, { STUDIO_PASSWORD_HASH: await hashPassword(password) });
  try {
    for (const address of ['/api/entries', '/api/leads', '/api/studio', '/studio.js'])
      expect((await fetch(url + address)).status, address).toBe(401);
    await page.goto(url);
    await page.getByLabel('Password').fill('open sesame');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toHaveText('That is not the password.');
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { name: 'Content' })).toBeVisible();
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });
    const { preview } = (await page.evaluate(async () => (await fetch('/api/studio')).json())) as {
      preview: string;
    };
    expect((await fetch(preview)).status).toBe(401);
    await page.goto(`${url}/#/edit/jobs.yaml`);
    await expect(page.frameLocator('iframe').getByRole('banner')).toBeVisible();
  } finally {
    stop();
  }
});

test('guessing ends after ten tries, also with the right password, and is logged without what was tried', async ({
  studio,
}) => {
  test.setTimeout(120_000);
  const { url, stop, said } = await startStudio(studio, {
    STUDIO_PASSWORD_HASH: await hashPassword(password),
  });
  const tryIt = (guess: string, origin = url): Promise<Response> =>
    fetch(`${url}/login`, {
      method: 'POST',
      headers: { Origin: origin },
      body: new URLSearchParams({ password: guess }),
      redirect: 'manual',
    });
  try {
    expect((await tryIt(password, 'https://evil.example')).status).toBe(403);
    for (let count = 0; count < 10; count += 1) expect((await tryIt(`guess-${count}`)).status).toBe(401);
    const last = await tryIt(password);
    expect(last.status).toBe(429);
    expect(last.headers.get('set-cookie')).toBeNull();
    await expect.poll(said).toContain('too many');
    expect(said()).not.toContain('guess-');
  } finally {
    stop();
  }
});

test('it does not open itself to others without a password', async ({ studio }) => {
  await expect(startStudio(studio, { STUDIO_HOST: '0.0.0.0' })).rejects.toThrow('ended with 1');
});

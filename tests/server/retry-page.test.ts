import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { serverTest } from '../setup/fixtures.ts';
import { inbox } from '../setup/server.ts';
import { postForm } from '../setup/submissions.ts';

const test = serverTest();

const typed = {
  form: 'contact',
  name: '"Anu" <b>Thomas</b>',
  email: 'anu@kadal',
  phone: '',
  message: '\n  First line\n</textarea><script>alert(1)</script>',
  page: '/contact',
  utm_source: 'a"b',
};

/** Value of every control, as a browser would resubmit it. */
function controls(page: string): Record<string, string> {
  const decode = (text: string): string =>
    text.replace(
      /&(quot|lt|gt|#39|amp);/g,
      (_entity, name: string) => ({ quot: '"', lt: '<', gt: '>', '#39': "'", amp: '&' })[name] ?? '',
    );
  const inputs = [...page.matchAll(/<input\s([^>]*?)\/?>/g)].map(([, attributes = '']): [string, string] => [
    /name="([^"]*)"/.exec(attributes)?.[1] ?? '',
    decode(/value="([^"]*)"/.exec(attributes)?.[1] ?? ''),
  ]);
  const areas = [...page.matchAll(/<textarea[^>]*name="([^"]*)"[^>]*>\n?([^]*?)<\/textarea/g)].map(
    ([, name = '', value = '']): [string, string] => [name, decode(value)],
  );
  return Object.fromEntries([...inputs, ...areas]);
}

test('a plain post that is right leads to the thank-you page', async ({ server }) => {
  const response = await postForm(
    server,
    { ...typed, email: 'anu@kadal.example', phone: '98470 12345' },
    { Origin: server.url },
  );
  expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you/contact']);
});

test('a plain post that is wrong gives the form back with all that was typed', async ({ server }) => {
  const response = await postForm(server, typed);
  const page = await response.text();
  expect(response.status).toBe(422);
  expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
  expect(page.match(/<h1>/g)).toHaveLength(1);
  expect(page).toContain('<link rel="stylesheet" href="/assets/site-abc123.css"');
  expect(page).toMatch(
    /role="alert"[^]*Email: Please give an email address in full[^]*Phone: Please give a phone number/,
  );
  expect(page).toMatch(/id="email"[^>]*aria-invalid="true"[^>]*aria-describedby="email-error"/);
  expect(page).toContain('<p id="email-error"');
  expect(page).not.toContain('<script>alert');
  expect(controls(page)).toMatchObject({ ...typed, botcheck: '' });
});

test('the page names its style by hash and allows nothing else', async ({ server }) => {
  const response = await postForm(server, typed);
  const policy = response.headers.get('content-security-policy');
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(await response.text()) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
  expect(policy).not.toContain('unsafe');
});

test('what the page sends again, mended, is one lead however often it is sent', async ({ server, site }) => {
  const page = await (await postForm(server, { ...typed, message: 'mended later' })).text();
  const again = { ...controls(page), email: 'anu@kadal.example', phone: '0495 272 0000' };
  for (let click = 0; click < 2; click++) expect((await postForm(server, again)).status).toBe(303);
  const leads = JSON.parse(await inbox(site.databaseUrl, 'export')) as {
    message: string;
    campaign: unknown;
  }[];
  expect(leads.filter(({ message }) => message === 'mended later')).toMatchObject([
    { campaign: { utm_source: 'a"b' } },
  ]);
});

test('it keeps its id, however often it is refused', async ({ server }) => {
  const first = controls(await (await postForm(server, typed)).text());
  const second = controls(await (await postForm(server, first)).text());
  expect(second['id']).toBe(first['id']);
});

test('a refusal for another reason gives the text back as well', async ({ server }) => {
  const response = await postForm(server, typed, { Origin: 'https://evil.example' });
  expect(response.status).toBe(403);
  expect(controls(await response.text())).toMatchObject(typed);
});

test('callback and audit come back with their own fields', async ({ server }) => {
  const callback = await (await postForm(server, { form: 'callback', fullName: 'Anu' })).text();
  expect(callback).toContain('Company/Organization*');
  const audit = await (await postForm(server, { form: 'audit', website: 'kadal.example' })).text();
  expect(controls(audit)).toMatchObject({ form: 'audit', website: 'kadal.example', email: '' });
});

test('it leads back to where the form stood, and to no other site', async ({ server }) => {
  const back = async (fields: Record<string, string>, referrer: string): Promise<string | undefined> => {
    const page = await (await postForm(server, fields, { Referer: referrer })).text();
    return /<a href="([^"]*)">Back to the page/.exec(page)?.[1];
  };
  const callback = { form: 'callback', fullName: 'Anu' };
  const landing = '/ae/services/seo-company-in-dubai';
  expect(await back(callback, `${server.url}${landing}?utm_source=x`)).toBe(`${landing}#callback-form`);
  // The second attempt is sent from the retry page itself, which keeps the original page.
  expect(await back({ ...callback, page: landing }, `${server.url}/api/submit`)).toBe(
    `${landing}#callback-form`,
  );
  for (const page of ['//evil.example', '/\\\\evil.example', 'https://evil.example', 'javascript:alert(1)'])
    expect(await back({ ...callback, page }, `${server.url}/api/submit`)).toBe('/contact');
});

import { answer, formOn, json } from '../../e2e/support/forms.ts';
import { content, expect, open, test } from '../../e2e/support/test.ts';

/** What a form sends besides the visitor's own text: its subject and the visit's origin. */

const branding = content.services.get('branding')?.title ?? '';

test('a campaign and its first page are sent with a form on a later page, also after a reload', async ({
  page,
}) => {
  const { ready, send } = formOn(page);
  const sent = await answer(page, json(200, { success: true }));
  await open(page, '/about?utm_source=harbour&gclid=7&token=1');
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/career');
  await page.goto('/contact');
  await ready();
  await send();
  expect(sent).toMatchObject([{ page: '/contact', landing: '/about', utm_source: 'harbour', gclid: '7' }]);
  expect(JSON.stringify(sent)).not.toContain('token');
});

test("'Let's talk' carries the service to the form, which says so and sends it", async ({ page }) => {
  const { form, ready, send } = formOn(page);
  const sent = await answer(page, json(200, { success: true }));
  await open(page, '/services/branding');
  await page.getByRole('link', { name: 'Let’s talk' }).first().click();
  await expect(page).toHaveURL('/contact?service=branding#form');
  await ready();
  await expect(form.getByText(`About: ${branding}`, { exact: true })).toBeVisible();
  await send();
  expect(sent).toMatchObject([{ service: branding }]);
});

test('a service that is not known is neither shown nor sent', async ({ page }) => {
  const { form, open: openForm, send } = formOn(page);
  const sent = await answer(page, json(200, { success: true }));
  await openForm('?service=Call+me&role=cook');
  await expect(form.getByText('About:')).toHaveCount(0);
  await send();
  expect(Object.keys(sent[0] ?? {})).not.toEqual(expect.arrayContaining(['service']));
  expect(Object.keys(sent[0] ?? {})).not.toEqual(expect.arrayContaining(['role']));
});

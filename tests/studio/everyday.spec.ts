import type { Page } from '@playwright/test';
import { edit, open, save } from './steps.ts';
import { expect, test } from './test.ts';

/** What visitors would see, without script. */
async function shown(page: Page, address: string): Promise<string> {
  const { preview } = (await page.evaluate(async () => (await fetch('/api/studio')).json())) as {
    preview: string;
  };
  return (await fetch(preview + address)).text();
}

test('an office is found by its opening hours, and opens earlier and on Saturdays', async ({
  page,
  studio,
}) => {
  await page.goto(studio.url);
  await page.getByRole('searchbox').fill('opening hours');
  const first = page.locator('.entries a').first();
  await expect(first).toHaveText(/^Offices: opening hours/);
  await first.click();
  await page.locator('summary', { hasText: 'Dubai' }).click();
  const dubai = page.getByRole('listitem').filter({ has: page.locator('summary', { hasText: 'Dubai' }) });
  await dubai.getByRole('textbox', { name: 'Opens at' }).fill('09:00');
  await dubai.getByRole('checkbox', { name: 'Saturday' }).check();
  await save(page);
  expect(studio.git('diff', '-U0', '--', 'content')).toContain(
    '+    hours: { timeZone: Asia/Dubai, days: [1, 2, 3, 4, 5, 6], opens: "09:00", closes: "18:30", sample: true }',
  );
  expect(await shown(page, '/contact')).toMatch(/09:00\sAM/);
});

test('a job is added by its title alone, which names it', async ({ page, studio }) => {
  await edit(page, studio, 'jobs.yaml');
  await page.locator('summary', { hasText: 'Writing' }).click();
  await page.getByRole('button', { name: 'Add job' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Go there' }).last().click();
  await expect(page.getByRole('textbox', { name: 'Title' }).last()).toBeFocused();
  await page.keyboard.type('Malayalam Copywriter');
  await page.keyboard.press('Tab');
  await save(page);
  expect(studio.git('diff', '-U0', '--', 'content').split('\n').at(-1)).toBe(
    '+      - { id: malayalam-copywriter, title: Malayalam Copywriter }',
  );
  expect(await shown(page, '/career')).toContain('Malayalam Copywriter');
});

test('the phone number of an office changes', async ({ page, studio }) => {
  await edit(page, studio, 'settings/site.yaml');
  const dubai = await open(page, 'Dubai');
  await dubai.getByRole('textbox', { name: 'Phone' }).fill('+971 4 000 0001');
  await save(page);
  expect(await shown(page, '/contact')).toContain('+971 4 000 0001');
});

test('a job that was filled is taken off, and put back when that was too early', async ({ page, studio }) => {
  const before = studio.read('jobs.yaml');
  await edit(page, studio, 'jobs.yaml');
  await open(page, 'Writing');
  await page
    .getByRole('button', { name: /^Remove: / })
    .filter({ visible: true })
    .last()
    .click();
  await save(page);
  expect(studio.read('jobs.yaml')).not.toBe(before);
  await page.goto(`${studio.url}/#/publish`);
  await expect(page.getByRole('main')).toContainText('Jobs: open roles by team content/jobs.yaml');
  await page.getByRole('button', { name: 'Put back: Jobs: open roles by team' }).click();
  await expect(page.getByText('Nothing: visitors see all that is saved.')).toBeVisible();
  expect(studio.read('jobs.yaml')).toBe(before);
});

test('somebody left: what still names them is said, and they are taken out there too', async ({
  page,
  studio,
}) => {
  await edit(page, studio, 'people.yaml');
  await page.getByRole('button', { name: 'Remove: Basil Kuriakose' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Our story');
  await alert
    .getByRole('listitem')
    .filter({ hasText: 'Our story' })
    .getByRole('link', { name: 'Go there' })
    .click();
  await expect(page.locator('select:focus')).toHaveValue('basil-kuriakose');
  await page.goBack();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Take it out there too, and save' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  for (const file of ['people.yaml', 'pages/about.yaml'])
    expect(studio.read(file)).not.toContain('basil-kuriakose');
});

test('a section that shows figures is removed, and its page from the list of those that show them', async ({
  page,
  studio,
}) => {
  const address = '/ae/services/web-development-company-in-sharjah';
  await edit(page, studio, `pages${address}.yaml`);
  await page.getByRole('button', { name: /^Remove: Stats/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Take it out there too, and save' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  expect(studio.git('diff', '-U0', '--', 'content/settings')).toContain(`-      - ${address}`);
});

test('an address that was printed wrongly leads to the right page', async ({ page, studio }) => {
  await edit(page, studio, 'settings/redirects.yaml');
  await expect(page.locator('summary', { hasText: '/careers' })).toBeVisible();
  await page.getByRole('button', { name: 'Add redirect' }).click();
  await expect(page.getByRole('textbox', { name: 'From' }).last()).toBeFocused();
  await page.keyboard.type('/our-wroks');
  await page.getByRole('combobox', { name: 'To' }).last().fill('/works');
  await save(page);
  expect(studio.git('diff', '-U0', '--', 'content').split('\n').at(-1)).toBe(
    '+  - { from: /our-wroks, to: /works }',
  );
});

test('a figure is found with what it counts', async ({ page, studio }) => {
  await page.goto(studio.url);
  await page.getByRole('searchbox').fill('600M+');
  await expect(page.getByText('Revenue generated (rupees): 600M+')).toBeVisible();
});

test('the home page is found by that name, and its headline changes', async ({ page, studio }) => {
  await page.goto(studio.url);
  await page.getByRole('searchbox').fill('home');
  await expect(page.locator('.entries a').first()).toHaveText('Home page');
  await page.locator('.entries a').first().click();
  const hero = await open(page, /^Home hero/);
  await hero
    .getByRole('textbox', { name: 'Heading', exact: true })
    .fill('Work\nthat carries\nacross\nthe water');
  await save(page);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
    /Work\s*that carries\s*across\s*the water/,
  );
});

import { violations } from '../e2e/support/axe.ts';
import { edit, save } from './steps.ts';
import { expect, test } from './test.ts';

test('a headline is found by its words, changed, and seen on the page beside it', async ({
  page,
  studio,
}) => {
  await page.goto(studio.url);
  await page.getByRole('button', { name: 'Understood' }).click();
  await page.getByRole('searchbox').fill("let's connect");
  await expect(page.getByRole('link', { name: 'Our story' })).toBeHidden();
  await page.getByRole('link', { name: 'Contact dhow in Kozhikode and Dubai' }).click();
  const heading = page.getByRole('textbox', { name: 'Heading', exact: true }).first();
  await expect(heading).toBeFocused();
  await heading.fill('Say hello: we answer');
  await save(page);
  const changed = studio.git('diff', '--unified=0', '--', 'content').split('\n').slice(4);
  expect(changed).toEqual([
    expect.any(String),
    "-    heading: Let's Connect",
    '+    heading: "Say hello: we answer"',
  ]);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Say hello: we answer', {
    timeout: 40_000,
  });
});

test('sections are moved and removed by keyboard, and others keep their lines', async ({ page, studio }) => {
  await edit(page, studio, 'pages/contact.yaml');
  const up = page.getByRole('button', { name: /^Move up: Office map/ });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Moved to place 3 of 4.' })).toBeVisible();
  await expect(up).toBeFocused();
  await page.getByRole('button', { name: /^Remove: Shared/ }).press('Enter');
  await save(page);
  const text = studio.read('pages/contact.yaml');
  expect(text.match(/type: [\w-]+/g)).toEqual([
    'type: contact-banner',
    'type: contact-form',
    'type: office-map',
  ]);
  expect(studio.git('diff', '--numstat', '--', 'content')).toMatch(/^\d\t[1-7]\t/);
});

test('what is wrong is said at its field in the words of the check, and nothing is written', async ({
  page,
  studio,
}) => {
  const before = studio.read('pages/contact.yaml');
  await edit(page, studio, 'pages/contact.yaml');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('A title that is far too long for what search engines show of the title of a page');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(title).toHaveAccessibleDescription(/Expected at most 60 characters/);
  expect(studio.read('pages/contact.yaml')).toBe(before);
  expect(await violations(page)).toEqual([]);
});

test('what was typed is there again after the window was closed', async ({ page, context, studio }) => {
  await edit(page, studio, 'people.yaml');
  await page.locator('summary', { hasText: 'Irfan Maliyekkal' }).click();
  await page.getByRole('textbox', { name: 'Role' }).fill('Founder and rower');
  await page.close();
  const again = await context.newPage();
  await again.goto(`${studio.url}/#/edit/people.yaml`);
  await again.locator('summary', { hasText: 'Irfan Maliyekkal' }).click();
  await expect(again.getByRole('textbox', { name: 'Role' })).toHaveValue('Founder and rower');
  await again.getByRole('button', { name: 'Throw my changes away' }).click();
  await expect(again.getByRole('textbox', { name: 'Role' })).toHaveValue('Founder');
});

test('a file that changed underneath is shown beside what was typed', async ({ page, studio }) => {
  await edit(page, studio, 'jobs.yaml');
  const mode = page.getByRole('textbox', { name: 'Mode', exact: true }).first();
  await mode.fill('On the beach');
  studio.write('jobs.yaml', studio.read('jobs.yaml').replace(/^mode: .*$/m, 'mode: At home'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('row', { name: 'mode On the beach At home' })).toBeVisible();
  expect(studio.read('jobs.yaml')).toContain('mode: At home');
  await page.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  expect(studio.read('jobs.yaml')).toContain('mode: On the beach');
});

test('an article begins as a copy, is written as a draft and is scheduled', async ({ page, studio }) => {
  await page.goto(studio.url);
  await page.getByText('New article', { exact: true }).click();
  await page.getByRole('textbox', { name: 'End of its address' }).fill('monsoon-hours');
  await page.getByRole('combobox', { name: 'Begin with a copy of' }).selectOption('articles/roi.md');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(new Date().toLocaleDateString('sv-SE'));
  // Everything that must be unique is requested at once, as well as the text.
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('textbox', { name: 'Body' })).toHaveAccessibleDescription(
    /in common with another article/,
  );
  await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('Our hours in the monsoon');
  await page.getByRole('textbox', { name: 'First words' }).fill('We open when the rain allows it.');
  await page.getByRole('textbox', { name: 'Takeaway' }).fill('when we open, month by month.');
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill(`${'Our hours from June to August. '.repeat(3)}`.trim());
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).last();
  await title.fill(/title: "(.*)"/.exec(studio.read('articles/roi.md').split('meta:')[1] ?? '')?.[1] ?? '');
  const days = Array.from({ length: 200 }, (_, day) => `On day ${day} it rains.`);
  await page.getByRole('textbox', { name: 'Body' }).fill(days.join(' '));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // The original article may stay as it is.
  await expect(alert).toContainText('a title of its own');
  await alert.getByRole('button', { name: 'Go there' }).click();
  await expect(title).toBeFocused();
  await title.fill('Hours in the monsoon | dhow');
  await page.getByText(/^More fields: .*draft/).click();
  await page.getByRole('checkbox', { name: 'Draft' }).check();
  await save(page);
  expect(studio.read('articles/monsoon-hours.md')).toMatch(
    /^---\ntitle: "Our hours in the monsoon"\n[\s\S]*\ndraft: true\n/m,
  );
});

test('everything can be used at 768 pixels, and axe finds nothing', async ({ page, studio }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(studio.url);
  await page.getByRole('link', { name: 'Contact dhow in Kozhikode and Dubai' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await edit(page, studio, 'people.yaml');
  await page.locator('summary', { hasText: 'Devika Menon' }).click();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  await page.getByRole('button', { name: 'See the page' }).click();
  await expect(page.getByRole('button', { name: 'Back' })).toBeFocused();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'See the page' })).toBeFocused();
});

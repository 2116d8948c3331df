import { startStudio } from './project.ts';
import { own } from './requests.ts';
import { expect, test } from './test.ts';

/** What the studio says as each part of publishing begins. */
const moments = ['Checking', 'Building', 'Noting'] as const;

test('killed while it publishes: files are whole, the live site answers, and publishing again mends it', async ({
  studio,
}) => {
  test.setTimeout(240_000);
  const editor = { name: 'Meera Joseph', email: 'meera@dhow.example' };
  const publishAt = async (url: string, until?: string): Promise<string> => {
    const body = JSON.stringify({ editor, message: 'Killed' });
    const headers = { ...(await own(url)), 'Content-Type': 'application/json' };
    const answer = await fetch(`${url}/api/publish`, { method: 'POST', headers, body });
    let said = '';
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      said += part;
      if (until && said.includes(until)) return said;
    }
    return said;
  };
  expect(await publishAt(studio.url)).toContain('"done":true');
  let live = 'dhow | Digital agency in Kerala and Dubai';
  const titles: string[] = [live];
  for (const moment of moments) {
    const { url, kill } = await startStudio(studio);
    titles.push(`dhow is killed at ${moment}`);
    const text = studio.read('pages/index.yaml').replace(/title: .*/, `title: ${titles.at(-1)}`);
    studio.write('pages/index.yaml', text);
    expect(await publishAt(url, moment)).toContain(moment);
    await kill();
    expect(studio.read('pages/index.yaml')).toBe(text);
    [, live = ''] = /<title>(.*?)<\/title>/.exec(studio.built('/')) ?? [];
    expect(titles).toContain(live);
    expect(studio.built('/')).toMatch(/<\/html>$/);
    studio.git('fsck', '--no-dangling');
  }
  const again = await startStudio(studio);
  expect(await publishAt(again.url)).toContain('"done":true');
  await again.kill();
  expect(studio.built('/')).toContain(`<title>${titles.at(-1)}</title>`);
  expect(studio.git('status', '--porcelain')).toBe('');
});

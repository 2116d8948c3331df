import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { shareKey } from '#app/seo/share.ts';
import { deliver } from '../content/pictures.ts';
import { pageAddresses } from '../content/site.ts';
import { Refusal } from '../refusal.ts';
import { changedFiles, commitContent, discard, type Editor, isRepository, push, takeBack } from './git.ts';

/** The project folder, and the folder that contains `content/`. */
export interface Places {
  root: string;
  site: string;
}

/** Called at the start of each step. */
export type Tell = (words: string) => void;

/** Build steps as shown to editors. */
const words: Readonly<Record<string, string>> = {
  content: 'Checking the content',
  pages: 'Building all pages beside the live site',
  compression: 'Getting them ready for visitors',
};

/**
 * Checks the content, builds the site and makes it live, like `npm run build`.
 * @throws Refusal with the report on failure; the live site is then unchanged
 */
async function build(root: string, tell: Tell): Promise<void> {
  const { NODE_ENV: _preview, ...env } = process.env;
  const child = spawn(process.execPath, [path.join('scripts', 'build', 'build.ts')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  createInterface(child.stdout).on('line', (line) => {
    const [, step = ''] = /^\d+ of \d+: (.+)$/.exec(line) ?? [];
    if (step) tell(words[step] ?? step);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Refusal(`The live site has not changed. To be mended:\n\n${errors.trim()}`, 422);
}

/** Draws the link previews of changed pages. A page without one uses the home page's. */
async function drawPreviews({ root, site }: Places, tell: Tell): Promise<void> {
  const pages = pageAddresses(path.join(site, 'content'));
  const changed = (await changedFiles(site)).flatMap(
    (file) => pages.get(path.relative('content', file)) ?? [],
  );
  if (changed.length === 0) return;
  tell('Drawing link previews');
  await deliver(root, ...changed.map(shareKey)).catch((error: Error) =>
    tell(`The link previews stay as they were. ${error.message}`),
  );
}

/** Commits what is now live, and pushes it. A failed push is reported but does not undo the publication. */
async function keep(site: string, editor: Editor, message: string, tell: Tell): Promise<void> {
  tell('Noting what was published');
  await commitContent(site, editor, message);
  await push(site).then(
    (pushed) => pushed && tell('Sent to the shared repository'),
    (error: Error) =>
      tell(`It is live and noted here, and could not be sent to the shared repository. ${error.message}`),
  );
}

/** Publishes all saved changes. */
export async function publishContent(
  { root, site }: Places,
  editor: Editor,
  message: string,
  tell: Tell,
): Promise<void> {
  const inGit = await isRepository(site);
  if (inGit) await drawPreviews({ root, site }, tell);
  await build(root, tell);
  if (inGit && (await changedFiles(site)).length > 0) await keep(site, editor, message, tell);
  tell('Done: this is what visitors see now');
}

/**
 * Reverts one publication and publishes the result.
 * @throws Refusal when there are unpublished changes, or the site cannot be built without it
 */
export async function undoPublication(
  { root, site }: Places,
  editor: Editor,
  commit: string,
  tell: Tell,
): Promise<void> {
  if ((await changedFiles(site)).length > 0)
    throw new Refusal('Something is saved and not published yet. Publish it first, or take it back.', 409);
  tell('Taking it back');
  const message = await takeBack(site, commit);
  const takenBack = await changedFiles(site);
  try {
    await build(root, tell);
  } catch (error) {
    // Only these: somebody may have written another file during the build.
    await discard(site, takenBack);
    throw error;
  }
  await keep(site, editor, message, tell);
  tell('Done: this is what visitors see now');
}

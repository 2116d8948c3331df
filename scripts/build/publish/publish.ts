import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { siteFolderIn } from '#app/content/site-folder.server.ts';
import { buildVariables } from '#server/build/build-variables.ts';
import {
  exclusively,
  makeCurrent,
  newRelease,
  releaseFolder,
  removeOldReleases,
  removeRelease,
  writeNote,
} from '#server/build/releases.ts';

/** A command that runs in the build's folder, with the site in `client` below it. */
export interface Step {
  name: string;
  /** Command line: a Node script and its arguments. */
  command: (folder: string) => string[];
}

function run(root: string, { name, command }: Step, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command(folder), {
      cwd: root,
      env: { ...process.env, BUILD_DIRECTORY: folder },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(`${name} failed (${signal ?? code}); what is served has not changed.`)),
    );
  });
}

async function runAll(root: string, steps: readonly Step[], folder: string): Promise<void> {
  for (const [index, step] of steps.entries()) {
    console.log(`${index + 1} of ${steps.length}: ${step.name}`);
    await run(root, step, folder);
  }
}

/**
 * Builds the site in a new folder and makes it the current build after the last step. A failed or killed build leaves
 * the current one unchanged. Returns the name of the new build.
 * @throws Error when a step fails, or another build is running
 */
export function publish(root: string, steps: readonly Step[]): Promise<string> {
  return exclusively(root, async () => {
    const begun = new Date();
    const release = newRelease(root, begun);
    const folder = releaseFolder(root, release);
    try {
      await runAll(root, steps, folder);
      // The server's texts and redirects are copied, so that they change with the pages and an unfinished edit cannot
      // break a start.
      for (const kept of ['content/settings', 'brand/brand.yaml', 'brand/mark.svg'])
        cpSync(path.join(siteFolderIn(root), kept), path.join(folder, kept), { recursive: true });
      writeNote(root, release, { begun: begun.toISOString(), variables: buildVariables(process.env) });
    } catch (error) {
      removeRelease(root, release);
      throw error;
    }
    makeCurrent(root, release);
    removeOldReleases(root);
    return release;
  });
}

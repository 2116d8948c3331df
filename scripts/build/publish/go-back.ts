import { currentRelease, exclusively, makeCurrent, releases } from '#server/build/releases.ts';

function earlierBuild(root: string, name: string | undefined, current: string | undefined): string {
  const all = releases(root);
  const found = name ?? all.findLast((candidate) => current !== undefined && candidate < current);
  if (found === undefined) throw new Error('There is no earlier build to go back to.');
  if (!all.includes(found)) throw new Error(`There is no build ${found}; there are: ${all.join(', ')}`);
  return found;
}

/**
 * Makes an earlier build the current one. Returns a one-line summary.
 * @param name of a build; without it, the previous one
 * @throws Error when there is none, or a build is running
 */
export function rollBack(root: string, name?: string): Promise<string> {
  return exclusively(root, () => {
    const current = currentRelease(root);
    const target = earlierBuild(root, name, current);
    makeCurrent(root, target);
    return `build/client is now the build ${target}, no longer ${current}. Reload or restart the server to serve it.`;
  });
}

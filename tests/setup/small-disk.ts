import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { type RunningServer, startServer } from './server.ts';
import type { SiteFixture } from './site-fixture.ts';

/** Shell words that give the command after them a view of the file system of its own. */
const within = (mount: string): string[] => ['unshare', '-m', 'sh', '-c', `${mount} && exec "$@"`, 'sh'];

/** Whether a process may mount a file system of its own; says so in one line where it may not. */
export function canMount(): boolean {
  try {
    execFileSync('unshare', ['-m', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt'], { stdio: 'ignore' });
    return true;
  } catch {
    console.warn('SKIPPED: tests on a disk of their own, which need the right to mount one');
    return false;
  }
}

/** A server whose inbox is on a disk of so many kilobytes, which nobody else sees and which goes with it. */
export async function startOnSmallDisk(
  { settings, folder }: SiteFixture,
  kilobytes: number,
): Promise<{ server: RunningServer; disk: string }> {
  const disk = path.join(folder, 'disk');
  const mount = `mkdir ${disk} && mount -t tmpfs -o size=${kilobytes}k tmpfs ${disk}`;
  const databaseUrl = `file:${disk}/inbox.db`;
  const server = await startServer({ ...settings, DATABASE_URL: databaseUrl }, undefined, {
    within: within(mount),
  });
  // Where this process sees it.
  return { server, disk: `/proc/${server.pid}/root${disk}` };
}

/** Words before a command that make a folder read-only for it. */
export function withReadOnly(folder: string): string[] {
  return within(`mount --bind ${folder} ${folder} && mount -o remount,bind,ro ${folder}`);
}

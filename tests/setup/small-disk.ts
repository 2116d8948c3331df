import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { type RunningServer, startServer } from './server.ts';
import type { SiteFixture } from './site-fixture.ts';

/** Shell command prefix that runs the rest in its own mount namespace. */
const within = (mount: string): string[] => ['unshare', '-m', 'sh', '-c', `${mount} && exec "$@"`, 'sh'];

/** Whether a process may mount a file system; prints a line if not. */
export function canMount(): boolean {
  try {
    execFileSync('unshare', ['-m', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt'], { stdio: 'ignore' });
    return true;
  } catch {
    console.warn('SKIPPED: tests on a disk of their own, which need the right to mount one');
    return false;
  }
}

/** A server whose inbox is on a small disk that only it can see and that disappears with it. */
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
  // The disk's path from this process.
  return { server, disk: `/proc/${server.pid}/root${disk}` };
}

/** Command prefix that makes a folder read-only. */
export function withReadOnly(folder: string): string[] {
  return within(`mount --bind ${folder} ${folder} && mount -o remount,bind,ro ${folder}`);
}

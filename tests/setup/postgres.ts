import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asUser, findProgram } from './services.ts';
import { type CleanUp, eventually } from './temporary.ts';

/** A free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Whether PostgreSQL's server programs are installed; prints a line if not. */
export function hasPostgres(): boolean {
  const found = findProgram('initdb') !== undefined;
  if (!found) console.warn('SKIPPED: tests on PostgreSQL, which is not installed');
  return found;
}

/** A separate PostgreSQL in a temporary folder. */
export interface Postgres {
  /** Creates an empty database. */
  createDatabase: () => string;
  /** Shuts it down as for an update: connections are cut. */
  stop: () => Promise<void>;
  /** Starts it on the same data and port, and waits until it responds. */
  start: () => Promise<void>;
}

/** Starts a cluster and stops it afterwards. */
export async function startPostgres(cleanUp: CleanUp): Promise<Postgres> {
  const program = (name: string): string => findProgram(name) ?? name;
  const folder = mkdtempSync(path.join(tmpdir(), 'site-postgres-'));
  chmodSync(folder, 0o777);
  cleanUp(() => rmSync(folder, { recursive: true, force: true }));
  const data = path.join(folder, 'data');
  const initdb = asUser(program('initdb'), [
    '-D',
    data,
    '-U',
    'site',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ]);
  execFileSync(...initdb, { stdio: 'ignore', cwd: folder });
  const port = await freePort();
  const args = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const psql = (sql: string): void =>
    void execFileSync(
      program('psql'),
      ['-h', '127.0.0.1', '-p', String(port), '-U', 'site', '-c', sql, 'postgres'],
      { stdio: 'ignore' },
    );
  let server: ChildProcess | undefined;
  async function start(): Promise<void> {
    server = spawn(...asUser(program('postgres'), args), { stdio: 'ignore', cwd: folder });
    await eventually('PostgreSQL answers', () => {
      try {
        psql('select 1');
        return true;
      } catch {
        return false;
      }
    });
  }
  async function stop(mode: 'fast' | 'immediate'): Promise<void> {
    if (!server || server.exitCode !== null) return;
    const gone = once(server, 'exit');
    const command = asUser(program('pg_ctl'), ['stop', '-D', data, '-m', mode]);
    execFileSync(...command, { stdio: 'ignore', cwd: folder });
    await gone;
  }
  cleanUp(() => stop('immediate'));
  await start();
  let count = 0;
  return {
    createDatabase() {
      const name = `inbox_${++count}`;
      psql(`create database ${name}`);
      return `postgres://site@127.0.0.1:${port}/${name}`;
    },
    start,
    stop: () => stop('fast'),
  };
}

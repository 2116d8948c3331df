import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asUser, findProgram } from './services.ts';
import { type CleanUp, eventually } from './temporary.ts';

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Whether PostgreSQL's server programs are installed; says so in one line where they are not. */
export function hasPostgres(): boolean {
  const found = findProgram('initdb') !== undefined;
  if (!found) console.warn('SKIPPED: tests on PostgreSQL, which is not installed');
  return found;
}

/** A PostgreSQL of its own in a temporary folder. */
export interface Postgres {
  /** A new, empty database. */
  createDatabase: () => string;
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
  const server = spawn(...asUser(program('postgres'), args), { stdio: 'ignore', cwd: folder });
  cleanUp(async () => {
    // Fast shutdown; `runuser` passes the signal on.
    execFileSync(...asUser(program('pg_ctl'), ['stop', '-D', data, '-m', 'immediate']), {
      stdio: 'ignore',
      cwd: folder,
    });
    if (server.exitCode === null) await once(server, 'exit');
  });
  const psql = (sql: string): void =>
    void execFileSync(
      program('psql'),
      ['-h', '127.0.0.1', '-p', String(port), '-U', 'site', '-c', sql, 'postgres'],
      { stdio: 'ignore' },
    );
  await eventually('PostgreSQL answers', () => {
    try {
      psql('select 1');
      return true;
    } catch {
      return false;
    }
  });
  let count = 0;
  return {
    createDatabase() {
      const name = `inbox_${++count}`;
      psql(`create database ${name}`);
      return `postgres://site@127.0.0.1:${port}/${name}`;
    },
  };
}

import { test as base } from 'vitest';
import { hasPostgres, type Postgres, startPostgres } from './postgres.ts';
import { type Environment, type RunningServer, startServer } from './server.ts';
import { type SiteFixture, siteFixture } from './site-fixture.ts';
import type { CleanUp } from './temporary.ts';

type Undo = Parameters<CleanUp>[0];

/** Collects what must be undone when a fixture ends, last first. */
function collector(onCleanup: (undo: () => Promise<void>) => void): CleanUp {
  const steps: Undo[] = [];
  onCleanup(async () => {
    for (const undo of steps.toReversed()) await undo();
  });
  return (undo) => void steps.push(undo);
}

/**
 * A test with one site and one running server for all tests of its file.
 * @param settings beside those of the site
 */
export function serverTest(settings: Environment = {}) {
  return base
    .extend('site', { scope: 'file' }, ({}, { onCleanup }): Promise<SiteFixture> =>
      siteFixture(collector(onCleanup)),
    )
    .extend('server', { scope: 'file' }, ({ site }, { onCleanup }): Promise<RunningServer> =>
      startServer({ ...site.settings, ...settings }, collector(onCleanup)),
    );
}

/** A test with one PostgreSQL for all tests of its file; skipped where there is none. */
export const postgresTest = base
  .extend('postgres', { scope: 'file' }, ({}, { onCleanup }): Promise<Postgres> =>
    startPostgres(collector(onCleanup)),
  )
  .skipIf(!hasPostgres());

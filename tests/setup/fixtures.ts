import { test as base } from 'vitest';
import { hasPostgres, type Postgres, startPostgres } from './postgres.ts';
import { type Environment, type RunningServer, startServer } from './server.ts';
import { compressFixture, type SiteFixture, siteFixture } from './site-fixture.ts';
import type { CleanUp } from './temporary.ts';

type Undo = Parameters<CleanUp>[0];

/** Collects clean-up steps to run at the end of a fixture, last first. */
function collector(onCleanup: (undo: () => Promise<void>) => void): CleanUp {
  const steps: Undo[] = [];
  onCleanup(async () => {
    for (const undo of steps.toReversed()) await undo();
  });
  return (undo) => void steps.push(undo);
}

/**
 * A test with one site and one running server per file.
 * @param settings in addition to those of the site
 */
export function serverTest(settings: Environment = {}) {
  return (
    base
      // Vitest derives a fixture's dependencies from this pattern; this one has none.
      // oxlint-disable-next-line no-empty-pattern
      .extend('site', { scope: 'file' }, async ({}, { onCleanup }): Promise<SiteFixture> => {
        const site = siteFixture(collector(onCleanup));
        await compressFixture(site);
        return site;
      })
      .extend('server', { scope: 'file' }, ({ site }, { onCleanup }): Promise<RunningServer> =>
        startServer({ ...site.settings, ...settings }, collector(onCleanup)),
      )
  );
}

/** A test with one PostgreSQL per worker; skipped if it is not installed. */
export const postgresTest = base
  // oxlint-disable-next-line no-empty-pattern
  .extend('postgres', { scope: 'worker' }, ({}, { onCleanup }): Promise<Postgres> =>
    startPostgres(collector(onCleanup)),
  )
  .skipIf(!hasPostgres());

import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * `build/csp.json`, made by the last step of a build, after everything that rewrites HTML: a policy for each
 * page by its path, and one for answers that are no page of the list (404).
 */
const policiesSchema = z.strictObject({
  pages: z.record(z.string().startsWith('/'), z.string()),
  otherwise: z.string(),
});

/** The Content-Security-Policy of an HTML answer. */
export type PolicyFor = (path: string, status: number) => string;

/** What holds for every page even without hashes of its scripts: nothing here can break one. */
const baseline = "frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

/**
 * @param file path of `csp.json`; while a build makes none, the baseline holds
 * @throws z.ZodError when the file is there but malformed
 */
export function readPolicies(file: string): PolicyFor {
  if (!existsSync(file)) return () => baseline;
  const { pages, otherwise } = policiesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return (path, status) => (status === 200 ? pages[path] : undefined) ?? otherwise;
}

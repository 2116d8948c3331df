import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** `build/csp.json`, written at the end of a build: a policy per page path, and one for all other responses (404). */
const policiesSchema = z.strictObject({
  pages: z.record(z.string().startsWith('/'), z.string()),
  otherwise: z.string(),
});

/** The Content-Security-Policy of an HTML response. */
export type PolicyFor = (path: string, status: number) => string;

/** Directives that are safe on every page without knowing its hashes. */
const baseline = "frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

/**
 * @param file path of `csp.json`; without it, the baseline applies
 * @throws z.ZodError when the file is malformed
 */
export function readPolicies(file: string): PolicyFor {
  if (!existsSync(file)) return () => baseline;
  const { pages, otherwise } = policiesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return (path, status) => (status === 200 ? pages[path] : undefined) ?? otherwise;
}

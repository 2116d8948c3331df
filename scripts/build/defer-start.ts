import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';

const template = readFileSync(new URL('./deferred-start.js', import.meta.url), 'utf8');

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const startScript =
  /<script type="module" async="">import "([^"]+)";\s*((?:import \* as route\d+ from "[^"]+";\s*)+)window\.__reactRouterRouteModules = \{([^}]*)\};\s*import\("([^"]+)"\);<\/script>/;

/** Ids and addresses of the page's route modules, from the framework's script. */
function routes(imports: string, modules: string): [id: string, href: string][] {
  const hrefs = new Map([...imports.matchAll(/import \* as (route\d+) from "([^"]+)"/g)].map((match) => [match[1], match[2]]));
  return [...modules.matchAll(/"([^"]+)":(route\d+)/g)].map((match) => [match[1] ?? '', hrefs.get(match[2]) ?? '']);
}

async function minified(code: string): Promise<string> {
  const result = await transformWithOxc(code, 'start.js', { sourcemap: false });
  return result.code.replaceAll(/\n\s*/g, '\n').trim();
}

/**
 * Lets a prerendered page paint before any script is fetched: the preloads go, and the framework's start is put
 * off until the page has loaded or is touched. Measured in docs/decisions/002-first-paint.md.
 * Throws where the framework's markup has changed, so that a new version cannot bring the cost back unseen.
 */
export async function deferStart(html: string): Promise<string> {
  const found = startScript.exec(html);
  if (!found) throw new Error('the start script of the framework was not found in the prerendered page');
  const [script, manifest = '', imports = '', modules = '', entry = ''] = found;
  const preloads = [...html.matchAll(preload)].map((match) => match[1]);
  const code = template
    .replace('PRELOADS', JSON.stringify(preloads))
    .replace('MANIFEST', JSON.stringify(manifest))
    .replaceAll('ROUTES', JSON.stringify(routes(imports, modules)))
    .replace('ENTRY', JSON.stringify(entry));
  const deferred = `<script type="module">${await minified(code)}</script>`;
  return html.replaceAll(preload, '').replace(script, () => deferred);
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minify } from 'vite';

const template = readFileSync(new URL('./deferred-start.js', import.meta.url), 'utf8');

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const startScript =
  /<script type="module" async="">import "([^"]+)";\s*((?:import \* as route\d+ from "[^"]+";\s*)+)window\.__reactRouterRouteModules = \{([^}]*)\};\s*import\("([^"]+)"\);<\/script>/;

const stateScript = /<script>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);<\/script>/g;
const closeScript = '<script>window.__reactRouterContext.streamController.close();</script>';

/** Ids and addresses of the page's route modules, from the framework's script. */
function routes(imports: string, modules: string): [id: string, href: string][] {
  const hrefs = new Map([...imports.matchAll(/import \* as (route\d+) from "([^"]+)"/g)].map((match) => [match[1], match[2]]));
  return [...modules.matchAll(/"([^"]+)":(route\d+)/g)].map((match) => [match[1] ?? '', hrefs.get(match[2]) ?? '']);
}

/** The data that the framework's scripts hand to hydration, and the page without them. */
function takeState(html: string): { state: string; rest: string } {
  const chunks: string[] = [];
  const rest = html
    .replaceAll(stateScript, (_script, literal: string) => {
      // The literal is a JSON string: the framework writes it with JSON.stringify.
      chunks.push(String(JSON.parse(literal)));
      return '';
    })
    .replace(closeScript, '');
  if (chunks.length === 0) throw new Error('the data of the page was not found in the prerendered page');
  return { state: chunks.join(''), rest };
}

export interface DeferredPage {
  html: string;
  /** Address and content of the file from which hydration takes the page's data. */
  state: { href: string; text: string };
  /** Address of the framework's manifest. */
  manifest: string;
}

/**
 * Lets a prerendered page paint before any script is fetched: the preloads go, the framework's start is put off
 * until the page has loaded or is touched, and the data for hydration, which repeats all words of the page, moves
 * into a file that is fetched then. Measured in docs/decisions/002-first-paint.md.
 * Throws where the framework's markup has changed, so that a new version cannot bring the cost back unseen.
 */
export async function deferStart(html: string): Promise<DeferredPage> {
  const found = startScript.exec(html);
  if (!found) throw new Error('the start script of the framework was not found in the prerendered page');
  const [script, manifest = '', imports = '', modules = '', entry = ''] = found;
  const { state, rest } = takeState(html);
  const href = `/assets/state/${createHash('sha256').update(state).digest('hex').slice(0, 16)}.data`;
  const preloads = [...html.matchAll(preload)].map((match) => match[1]);
  const code = template
    .replace('PRELOADS', JSON.stringify(preloads))
    .replace('STATE', JSON.stringify(href))
    .replace('MANIFEST', JSON.stringify(manifest))
    .replaceAll('ROUTES', JSON.stringify(routes(imports, modules)))
    .replace('ENTRY', JSON.stringify(entry));
  const deferred = `<script type="module">${(await minify('start.js', code, { module: true })).code}</script>`;
  return { html: rest.replaceAll(preload, '').replace(script, () => deferred), state: { href, text: state }, manifest };
}

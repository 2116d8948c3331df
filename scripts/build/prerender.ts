import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { analyticsConfig } from '#app/analytics/configure.ts';
import { analyticsSources } from '#app/analytics/sources.ts';
import { siteOf } from '#app/content/site.server.ts';
import { within } from '#app/content/within.ts';
import type { SiteContent } from '#app/pages/load.ts';
import type { Page } from '#app/pages/page.ts';
import { contentPolicy, type Services, sourceOf } from './content-policy.ts';
import { readStyles } from './styles.ts';

type Renderer = typeof import('#app/render/entry.server.tsx');

/** `csp.json` for the server: a policy per page path, and one for every other response. */
export interface Policies {
  pages: Record<string, string>;
  otherwise: string;
}

function write(folder: string, address: string, text: string): void {
  const file = path.join(folder, address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The URL of the browser script in a build. */
function entryOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const chunk = manifest['app/islands/entry.ts'];
  if (!chunk) throw new Error(`${folder} has no script of the browser`);
  return `/${chunk.file}`;
}

/** Inputs for rendering pages. */
export interface Making {
  /** The folder of the site being built, with the browser files in it. */
  client: string;
  /** The folder of the built rendering code. */
  server: string;
  sources: SiteContent;
  /** Environment variables of the build. */
  env: NodeJS.ProcessEnv;
}

export interface RenderedPage {
  html: string;
  /** The page's inline styles. */
  styles: string;
  /** Its content security policy, for the header. */
  policy: string;
}

export interface SiteRenderer {
  render: (page: Page) => Promise<RenderedPage>;
  /** The header policy for a response with one of these inline styles. */
  policyOf: (styles: readonly string[]) => string;
  /** Styles for pages that the server renders: typefaces, colours and spacing. */
  sheet: string;
}

/** Origins of the external video players that a page needs. */
function playersOf({ sections }: Page): string[] {
  const players = within(sections).flatMap((value) =>
    typeof value === 'object' && value !== null && 'player' in value && typeof value.player === 'string'
      ? [new URL(value.player).origin]
      : [],
  );
  return [...new Set(players)];
}

/** Builds the policy of a page, or of several if given the inline styles of all. */
function policiesOf({ sources, env }: Making, { inlineScript, inlineTypefaces }: Renderer) {
  const analytics = analyticsConfig(sources);
  const services: Services = {
    formEndpoint: env['FORM_ENDPOINT'],
    analytics: analytics && analyticsSources(analytics.service),
    recaptcha: Boolean(env['RECAPTCHA_SITE_KEY']),
  };
  return (styles: readonly string[], page?: Page) =>
    contentPolicy(
      { scripts: [sourceOf(inlineScript)], styles: [...new Set(styles), inlineTypefaces].map(sourceOf) },
      services,
      page && playersOf(page),
    );
}

/** Loads a build's output and returns a renderer for pages with inlined styles. */
export async function siteRenderer(making: Making): Promise<SiteRenderer> {
  const { client, server, sources, env } = making;
  const code = (await import(pathToFileURL(path.join(server, 'entry.server.js')).href)) as Renderer;
  const parts = { site: siteOf(sources, env), analytics: analyticsConfig(sources) };
  const styles = readStyles(server);
  const policyOf = policiesOf(making, code);
  const entry = entryOf(client);
  const common = { entry, build: path.basename(entry, '.js') };

  async function render(page: Page): Promise<RenderedPage> {
    const document = await code.pageRenderer(page, parts);
    const ofSections = styles.ofSections(page.sections.map(({ type }) => type));
    const inside = styles.shell + page.styles + ofSections;
    const policy = policyOf([inside], page);
    // A page with other frame sources gets its own build id, so that navigation to it loads the document: the policy
    // of an open document cannot change.
    const build = [common.build, ...playersOf(page)].join(' ');
    const html = document({ ...common, build, styles: inside, policy: policy.meta });
    return { html, styles: inside, policy: policy.header };
  }
  return {
    render,
    policyOf: (inside) => policyOf(inside).header,
    sheet: code.inlineTypefaces + styles.shell,
  };
}

/** Writes every page as HTML, and `csp.json`. Returns the number of pages. */
export async function prerender(making: Making): Promise<number> {
  const { client, server, sources } = making;
  // Typefaces and other files referenced by styles.
  cpSync(path.join(server, 'assets'), path.join(client, 'assets'), {
    recursive: true,
    filter: (file) => !/\.(js|css)$/.test(file),
  });
  const { render, policyOf, sheet } = await siteRenderer(making);
  const sum = createHash('sha256').update(sheet).digest('hex').slice(0, 8);
  write(client, `assets/site-${sum}.css`, sheet);
  const policies: Record<string, string> = {};
  const missing: string[] = [];
  for (const [address, page] of sources.pages) {
    const { html, styles, policy } = await render(page);
    write(client, path.join(address, 'index.html'), html);
    if (address.endsWith('/404')) {
      // Where servers and static hosts look for the 404 page.
      write(client, `${address}.html`, html);
      missing.push(styles);
    }
    policies[address] = policy;
  }
  const all: Policies = { pages: policies, otherwise: policyOf(missing) };
  write(path.dirname(client), 'csp.json', `${JSON.stringify(all, null, 2)}\n`);
  return sources.pages.size;
}

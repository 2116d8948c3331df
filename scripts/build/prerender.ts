import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { analyticsConfig } from '../../app/analytics/configure.ts';
import { analyticsSources } from '../../app/analytics/sources.ts';
import { siteOf } from '../../app/content/site.server.ts';
import { within } from '../../app/content/within.ts';
import type { SiteContent } from '../../app/pages/load.ts';
import type { Page } from '../../app/pages/page.ts';
import { contentPolicy, type Services, sourceOf } from './content-policy.ts';
import { readStyles } from './styles.ts';

type Renderer = typeof import('../../app/render/entry.server.tsx');

/** What the server reads, `csp.json`: a policy for each page by its path, and one for every other answer. */
export interface Policies {
  pages: Record<string, string>;
  otherwise: string;
}

function write(folder: string, address: string, text: string): void {
  const file = path.join(folder, address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The address of the browser's script, in a build. */
function entryOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const chunk = manifest['app/islands/entry.ts'];
  if (!chunk) throw new Error(`${folder} has no script of the browser`);
  return `/${chunk.file}`;
}

/** What pages are made from. */
export interface Making {
  /** The site that is being built, with the browser's files in it. */
  client: string;
  /** Where the code that renders pages was built. */
  server: string;
  sources: SiteContent;
  /** Settings of the build. */
  env: NodeJS.ProcessEnv;
}

export interface RenderedPage {
  html: string;
  /** Styles that stand in the page. */
  styles: string;
  /** Its content security policy, for the header. */
  policy: string;
}

export interface SiteRenderer {
  render: (page: Page) => Promise<RenderedPage>;
  /** The content security policy of answers with one of these styles in them, for the header. */
  policyOf: (styles: readonly string[]) => string;
  /** What a page needs that the server draws: the typefaces, the colours and the spaces. */
  sheet: string;
}

/** Origins of the players that a page's films of other sites need. */
function playersOf({ sections }: Page): string[] {
  const players = within(sections).flatMap((value) =>
    typeof value === 'object' && value !== null && 'player' in value && typeof value.player === 'string'
      ? [new URL(value.player).origin]
      : [],
  );
  return [...new Set(players)];
}

/** Policies of pages by the styles that stand in them. One may hold for several pages. */
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

/** Reads what a build has made, and returns what renders the page at an address, with its styles in the document. */
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
    // A page that needs other frames is of another kind to the browser: no visit can change its policy.
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

/** Writes every page of the site as HTML, and the policies of all. Returns how many there are. */
export async function prerender(making: Making): Promise<number> {
  const { client, server, sources } = making;
  // Typefaces and the like, which styles name.
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
      // Where servers and static hosts look for the page of an address that does not exist.
      write(client, `${address}.html`, html);
      missing.push(styles);
    }
    policies[address] = policy;
  }
  const all: Policies = { pages: policies, otherwise: policyOf(missing) };
  write(path.dirname(client), 'csp.json', `${JSON.stringify(all, null, 2)}\n`);
  return sources.pages.size;
}

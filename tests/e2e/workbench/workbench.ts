import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { pageAt } from '#app/content/page.server.ts';
import { listPages } from '#app/content/pages.ts';
import { siteOf } from '#app/content/site.server.ts';
import { loadContent } from '#app/content/store.server.ts';
import type { Section, SectionType } from '#app/sections/schemas.ts';
import { layerOrder } from '#scripts/vite-layers.ts';

const sources = loadContent();
const site = siteOf(sources);
const address = '/workbench/';

/** One section of each type that the site has, as its component receives it. */
export const samples: ReadonlyMap<SectionType, Section> = new Map(
  listPages(sources.content)
    .flatMap((entry) => pageAt(entry.path, sources).sections)
    .map((section) => [section.type, section]),
);

interface BuiltFile {
  fileName: string;
  body: string | Buffer;
}

/** All sections with their styles in one bundle, kept in memory. */
async function bundle(): Promise<BuiltFile[]> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    base: address,
    plugins: [layerOrder()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        input: path.resolve('tests/e2e/workbench/main.tsx'),
        output: { entryFileNames: 'main.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((output) =>
    'output' in output
      ? output.output.map((file) => ({
          fileName: file.fileName,
          body: file.type === 'chunk' ? file.code : Buffer.from(file.source),
        }))
      : [],
  );
}

const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

let files: Promise<BuiltFile[]> | undefined;

/** Opens an empty page that shows any sections in any order. */
export async function openWorkbench(page: Page): Promise<void> {
  files ??= bundle();
  const built = await files;
  const styles = built.filter(({ fileName }) => fileName.endsWith('.css'));
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sections</title>${styles
    .map(({ fileName }) => `<link rel="stylesheet" href="${address}${fileName}">`)
    .join(
      '',
    )}</head><body><main></main><script type="module" src="${address}main.js"></script></body></html>`;
  await page.route(`**${address}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(address.length);
    const file = built.find(({ fileName }) => fileName === name);
    await (name === ''
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.fulfill({
          contentType: types[path.extname(name)] ?? 'application/octet-stream',
          body: file?.body ?? '',
        }));
  });
  await page.goto(address);
  await page.waitForFunction(() => 'show' in window);
}

/** Shows sections one below the other. */
export async function show(page: Page, sections: readonly Section[]): Promise<void> {
  await page.evaluate(([list, shared]) => window.show([...list], shared), [sections, site] as const);
}

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Puts into the head of a page what `usePageConfig` reads there. */
export function withConfig(html: string, name: string, config: object): string {
  const content = JSON.stringify(config).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return html.replace('</head>', () => `<meta name="${name}" content="${content}"/></head>`);
}

/**
 * Tells every page of a built site about a service that it uses. It stands beside the page's data and not in it, so
 * that a site without the service carries nothing, and neither does development.
 * @param config undefined where the service is not used
 */
export function announce(folder: string, name: string, config: object | undefined): void {
  if (!config) return;
  for (const page of globSync('**/*.html', { cwd: folder })) {
    const file = path.join(folder, page);
    writeFileSync(file, withConfig(readFileSync(file, 'utf8'), name, config));
  }
}

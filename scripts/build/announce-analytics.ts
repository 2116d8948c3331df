import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type AnalyticsConfig, metaName } from '#app/analytics/config.ts';

/** Puts what script needs for counting into the head of a page. */
export function withAnalytics(html: string, config: AnalyticsConfig): string {
  const content = JSON.stringify(config).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return html.replace('</head>', () => `<meta name="${metaName}" content="${content}"/></head>`);
}

/**
 * Tells every page of a built site how visits are counted. It stands beside the page's data and not in it, so that
 * a site that counts nothing carries nothing, and neither does development.
 * @param config undefined where visits are not counted
 */
export function announceAnalytics(folder: string, config: AnalyticsConfig | undefined): void {
  if (!config) return;
  for (const page of globSync('**/*.html', { cwd: folder })) {
    const file = path.join(folder, page);
    writeFileSync(file, withAnalytics(readFileSync(file, 'utf8'), config));
  }
}

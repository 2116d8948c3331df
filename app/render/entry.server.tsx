import '../styles/index.css';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { AnalyticsConfig } from '#app/analytics/config.ts';
import type { Page } from '#app/pages/page.ts';
import type { Site } from '#app/content/site.server.ts';
import { registry } from '#app/sections/registry.ts';
import type { Section } from '#app/sections/schemas.ts';
import { Shell } from '#app/shell/shell.tsx';
import { SiteProvider } from '#app/site/site.tsx';
import { NewTabWords } from '#app/links/link.tsx';
import { type Assets, Document } from './document.tsx';

export { inlineScript, inlineTypefaces } from './document.tsx';

/** Site-wide input for rendering pages. */
export interface SiteParts {
  site: Site;
  /** Configuration of analytics, if any. */
  analytics?: AnalyticsConfig | undefined;
}

/** The registry maps each type to the component for its props; TypeScript cannot correlate the two. */
async function load({ type }: Section): Promise<ComponentType<Section>> {
  return (await registry[type]()).default as unknown as ComponentType<Section>;
}

/** Loads a page's components once, so that it can be rendered with several sets of assets. */
export async function pageRenderer(page: Page, parts: SiteParts): Promise<(assets: Assets) => string> {
  const { path, frame, language, meta, sections } = page;
  const components = await Promise.all(sections.map(load));
  const content = components.map((Component, index) => {
    const section = sections[index];
    // Sections are identified by position only.
    return section ? <Component key={`${section.type}-${index}`} {...section} /> : null;
  });
  return (assets) =>
    `<!DOCTYPE html>${renderToString(
      <Document language={language} meta={meta} assets={assets}>
        <SiteProvider site={parts.site} path={path} frame={frame}>
          <NewTabWords value={parts.site.words.opensInNewTab}>
            <Shell language={language} analytics={parts.analytics}>
              {content}
            </Shell>
          </NewTabWords>
        </SiteProvider>
      </Document>,
    )}`;
}

import '#app/styles/index.css';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { MemoryRouter } from 'react-router';
import type { Site } from '#app/content/site.server.ts';
import type { Section } from '#app/sections/schemas.ts';
import { preloadSections, Sections } from '#app/sections/sections.tsx';
import { SiteProvider } from '#app/site.tsx';
import { typefaces } from '#app/styles/typefaces.ts';

declare global {
  interface Window {
    /** Shows sections one below the other, in place of those before. */
    show: (sections: Section[], site: Site) => Promise<void>;
  }
}

const faces = document.createElement('style');
faces.textContent = typefaces;
document.head.append(faces);

const root = createRoot(document.querySelector('main') ?? document.body);
let shown = 0;

window.show = async (sections, site) => {
  await preloadSections(sections);
  shown += 1;
  flushSync(() => {
    root.render(
      <MemoryRouter key={shown}>
        <SiteProvider site={site}>
          <Sections sections={sections} />
        </SiteProvider>
      </MemoryRouter>,
    );
  });
  await document.fonts.ready;
};

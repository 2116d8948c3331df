import { createContext, type ReactNode, use } from 'react';
import type { Site } from './content/site.server.ts';

const SiteContext = createContext<Site | undefined>(undefined);

/** Makes the words and addresses that every page shares known to the shell and the sections. */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** Words of controls, forms and the addresses of the agency. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}

import { createContext, type ReactNode, use } from 'react';
import type { PageFrame } from './content/page.server.ts';
import type { Site } from './content/site.server.ts';
import { NewTabWords } from './links/link.tsx';

interface Around {
  site: Site;
  /** Canonical path of the page that is rendered. */
  path: string;
  /** What the page asks of the shell. */
  frame: PageFrame;
}

const AroundContext = createContext<Around | undefined>(undefined);

/** Makes what every page shares, and which page it is, known to the shell and the sections. */
export function SiteProvider({ children, ...around }: Around & { children: ReactNode }) {
  return (
    <AroundContext value={around}>
      <NewTabWords value={around.site.words.opensInNewTab}>{children}</NewTabWords>
    </AroundContext>
  );
}

function useAround(): Around {
  const around = use(AroundContext);
  if (!around)
    throw new Error('islands get what they need as props: nothing around the page is known to them');
  return around;
}

/** Words of controls, forms and the addresses of the agency. Only while pages are built: not in an island. */
export function useSite(): Site {
  return useAround().site;
}

/** The page that is rendered. Only while pages are built: not in an island. */
export function usePage(): Pick<Around, 'path' | 'frame'> {
  return useAround();
}

import { createContext, type ReactNode, use } from 'react';
import type { Site } from '#app/content/site.server.ts';

/** A page's settings for header, footer and chat button. */
export interface PageFrame {
  /** Whether the chat link has a prefilled greeting. */
  greeting: boolean;
  meeting: boolean;
  /** `form`: the shell ends the page with the scene and the short form; `own`: the page's last section ends it. */
  ending: 'form' | 'own';
}

interface Around {
  site: Site;
  /** Canonical path of the page. */
  path: string;
  frame: PageFrame;
}

const AroundContext = createContext<Around | undefined>(undefined);

/** Provides the site's shared content and the current page to shell and sections. */
export function SiteProvider({ children, ...around }: Around & { children: ReactNode }) {
  return <AroundContext value={around}>{children}</AroundContext>;
}

function useAround(): Around {
  const around = use(AroundContext);
  if (!around)
    throw new Error('islands get what they need as props: nothing around the page is known to them');
  return around;
}

/** Shared texts and addresses. At build time only, not in islands. */
export function useSite(): Site {
  return useAround().site;
}

/** The current page. At build time only, not in islands. */
export function usePage(): Pick<Around, 'path' | 'frame'> {
  return useAround();
}

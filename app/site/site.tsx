import { createContext, type ReactNode, use } from 'react';
import type { Site } from '#app/content/site.server.ts';

/** What the page asks of the header, the footer and the chat button around it. */
export interface PageFrame {
  /** Whether the chat button sends a greeting along. */
  greeting: boolean;
  /** Whether the header offers to book a meeting. */
  meeting: boolean;
  /**
   * How the page ends: with the short form; without it where the page has a form or has just sent one; or not by the
   * shell, because its last section ends it.
   */
  ending: 'form' | 'own';
}

interface Around {
  site: Site;
  /** Canonical path of the page that is rendered. */
  path: string;
  frame: PageFrame;
}

const AroundContext = createContext<Around | undefined>(undefined);

/** Makes what every page shares, and which page it is, known to the shell and the sections. */
export function SiteProvider({ children, ...around }: Around & { children: ReactNode }) {
  return <AroundContext value={around}>{children}</AroundContext>;
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

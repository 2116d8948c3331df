import { createContext, use } from 'react';
import type { Site } from '#app/content/site.server.ts';

/** What forms need of the site's words and addresses. */
export interface LeadWords extends Pick<Site, 'submission' | 'recaptcha'> {
  forms: Pick<Site['forms'], 'errors' | 'notice' | 'refusals' | 'success' | 'trap'> & {
    tool: { name: string; description: string };
    /** Which fields must be filled in. */
    needed: string;
  };
  chat: { href: string };
  email: { href: string };
  opensInNewTab: string;
}

export const LeadWordsContext = createContext<LeadWords | undefined>(undefined);

export function useLeadWords(): LeadWords {
  const words = use(LeadWordsContext);
  if (!words) throw new Error('useLeadWords needs the words around it');
  return words;
}

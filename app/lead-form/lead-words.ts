import { createContext, use } from 'react';
import type { Site } from '#app/content/site.server.ts';

/** Texts and addresses that forms need. */
export interface LeadWords extends Pick<Site, 'submission' | 'recaptcha'> {
  forms: Pick<Site['forms'], 'errors' | 'notice' | 'refusals' | 'success' | 'trap'> & {
    tool: { name: string; description: string };
    /** Says which fields are required. */
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

import { useId } from 'react';
import { useSite } from '#app/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import LeadFormIsland, { type LeadFormProps } from './lead-form-island.tsx';
import type { LeadWords } from './lead-words.ts';

/** A form whose message reaches the inbox, with script or by a plain post without it. */
export function LeadForm(props: LeadFormProps) {
  const { forms, submission, chat, email, recaptcha, words } = useSite();
  const { errors, notice, refusals, success, trap } = forms;
  const { tool, needed } = forms[props.name];
  const around: LeadWords = {
    forms: { errors, notice, refusals, success, trap, tool, needed },
    submission,
    recaptcha,
    chat: { href: chat.href },
    email: { href: email.href },
    opensInNewTab: words.opensInNewTab,
  };
  return (
    <Island name="lead-form" component={LeadFormIsland} props={{ ...props, id: useId(), words: around }} />
  );
}

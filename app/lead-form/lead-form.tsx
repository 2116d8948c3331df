import { useId } from 'react';
import { type FieldName, fieldsOf } from '#app/forms/fields.ts';
import type { Site } from '#app/content/site.server.ts';
import { useSite } from '#app/site/site.tsx';
import { Island } from '#app/ui/island/island.tsx';
import LeadFormIsland, { type LeadField, type LeadFormProps } from './lead-form.island.tsx';
import type { LeadWords } from './lead-words.ts';

/** A form's fields with their labels. */
function fieldsWithWords(name: LeadFormProps['name'], forms: Site['forms']): LeadField[] {
  const words: Partial<Record<FieldName, { label: string; hint?: string | undefined; tool: string }>> =
    forms[name].fields;
  return fieldsOf(name).flatMap(({ limit: _limit, required, ...field }) => {
    const own = words[field.name];
    return own ? [{ ...field, ...own, required: required === true }] : [];
  });
}

/** A form that posts to the inbox, with or without script. */
export function LeadForm({ layout, ...props }: Pick<LeadFormProps, 'name' | 'tone' | 'subjects' | 'layout'>) {
  const { forms, submission, chat, email, recaptcha, words } = useSite();
  const { errors, notice, refusals, success, trap } = forms;
  const { tool, needed, submit, submitting, success: own } = forms[props.name];
  const around: LeadWords = {
    forms: { errors, notice, refusals, success, trap, tool, needed },
    submission,
    recaptcha,
    chat: { href: chat.href },
    email: { href: email.href },
    opensInNewTab: words.opensInNewTab,
  };
  const fields = fieldsWithWords(props.name, forms);
  const shown = {
    submit,
    submitting,
    success: own ?? success.text,
    layout,
    // Hints do not fit into a row.
    fields: layout === 'row' ? fields.map(({ hint: _hint, ...field }) => field) : fields,
  };
  return (
    <Island
      name="lead-form"
      component={LeadFormIsland}
      props={{ ...props, ...shown, id: useId(), words: around }}
    />
  );
}

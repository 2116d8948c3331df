import { type FormEvent, useEffect, useRef, useState } from 'react';
import { onTick } from '#app/ui/ticker/ticker.ts';
import { leadSent } from './lead-sent.ts';
import { clearDraft, readDraft, saveDraft } from './draft.ts';
import { createFillTime } from './fill-time.ts';
import { prepareRecaptcha, type RecaptchaConfig, recaptchaToken } from './recaptcha.ts';
import { type LeadAnswer, type LeadTarget, sendLead } from './send-lead.ts';
import { type Attempt, attemptFor, circumstances } from './attempt.ts';
import { currentVisit } from './visit.ts';

export type LeadState = { kind: 'idle' } | { kind: 'sending' } | LeadAnswer;

/** Milliseconds for which the success dialog stands. */
const dialogTime = 3000;

/** Text fields that the visitor fills in, without the hidden ones. */
function typedIn(form: HTMLFormElement | null): Record<string, string> {
  const controls = [...(form?.elements ?? [])].filter(
    (element): element is HTMLInputElement | HTMLTextAreaElement =>
      (element instanceof HTMLInputElement && !['hidden', 'checkbox'].includes(element.type)) ||
      element instanceof HTMLTextAreaElement,
  );
  return Object.fromEntries(controls.map(({ name, value }) => [name, value]));
}

function allFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * A form that loses nothing: what was typed is kept in the tab until it is known to be stored, a double click is one
 * message, and a failure leaves the text where it is.
 * @param name the `form` field by which the inbox tells the forms apart
 * @param recaptcha undefined where messages are not checked by it
 */
export function useLeadForm(name: string, target: LeadTarget, recaptcha: RecaptchaConfig | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef<Attempt>(undefined);
  const [fillTime] = useState(createFillTime);
  const [state, setState] = useState<LeadState>({ kind: 'idle' });
  const [dialogOpen, setDialogOpen] = useState(false);

  useEffect(() => {
    for (const [field, value] of Object.entries(readDraft(name))) {
      const control = form.current?.elements.namedItem(field);
      const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      // What stands there already was typed before the script came.
      if (isText && control.value === '') control.value = value;
    }
  }, [name]);

  useEffect(() => {
    if (!dialogOpen) return undefined;
    const stop = onTick(dialogTime, () => setDialogOpen(false));
    return stop;
  }, [dialogOpen]);

  async function send(element: HTMLFormElement): Promise<void> {
    const fields = allFields(element);
    attempt.current = attemptFor(fields, attempt.current);
    setState({ kind: 'sending' });
    const times = fillTime.take();
    const token = recaptcha && (await recaptchaToken(recaptcha, name));
    const answer = await sendLead(target, {
      ...fields,
      ...circumstances(location.pathname, currentVisit(location.href, document.referrer)),
      id: attempt.current.id,
      ...times,
      ...(token && { recaptcha_response: token }),
    });
    setState(answer);
    if (answer.kind !== 'sent') return;
    element.dispatchEvent(new Event(leadSent, { bubbles: true }));
    element.reset();
    fillTime.reset();
    clearDraft(name);
    attempt.current = undefined;
    setDialogOpen(true);
  }

  return {
    form,
    state,
    dialogOpen,
    closeDialog: () => setDialogOpen(false),
    dismiss: () => {
      // The button that was pressed goes away with its alert.
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
      setState({ kind: 'idle' });
    },
    onInput: ({ nativeEvent }: FormEvent<HTMLFormElement>) => {
      const typed = typedIn(form.current);
      fillTime.note(nativeEvent, Object.values(typed));
      saveDraft(name, typed);
      if (recaptcha) prepareRecaptcha(recaptcha);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (state.kind !== 'sending') void send(event.currentTarget);
    },
    /** What stands in the form, to be sent another way. */
    typed: () => typedIn(form.current),
  };
}

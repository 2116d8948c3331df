import { type FormEvent, useEffect, useRef, useState } from 'react';
import { leadSent } from './lead-sent.ts';
import { clearDraft, readDraft, saveDraft } from './draft.ts';
import { createFillTime } from './fill-time.ts';
import { prepareRecaptcha, type RecaptchaConfig, recaptchaToken } from './recaptcha.ts';
import { type LeadAnswer, type LeadTarget, sendLead } from './send-lead.ts';
import { type Attempt, attemptFor, circumstances } from './attempt.ts';
import { currentVisit } from './visit.ts';

export type LeadState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  /** Held back by the browser's own check. */
  | { kind: 'unfit'; errors: Record<string, string> }
  | LeadAnswer;

/** Milliseconds until the success dialog closes. */
const dialogTime = 3000;

/** Values of the visible text fields. */
function typedIn(form: HTMLFormElement | null): Record<string, string> {
  const controls = [...(form?.elements ?? [])].filter(
    (element): element is HTMLInputElement | HTMLTextAreaElement =>
      (element instanceof HTMLInputElement && !['hidden', 'checkbox'].includes(element.type)) ||
      element instanceof HTMLTextAreaElement,
  );
  return Object.fromEntries(controls.map(({ name, value }) => [name, value]));
}

/** What the browser says of each field that it would refuse, in the visitor's language. */
function problemsIn(form: HTMLFormElement): Record<string, string> {
  const unfit = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:invalid, textarea:invalid',
  );
  return Object.fromEntries([...unfit].map(({ name, validationMessage }) => [name, validationMessage]));
}

function allFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * A form that loses nothing: drafts stay in the tab until the message is stored, a double click is one message, and a
 * failure keeps the text.
 * @param name the `form` field, which identifies the form in the inbox
 * @param recaptcha undefined if messages are not checked by it
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
      // A value here was typed before hydration.
      if (isText && control.value === '') control.value = value;
    }
  }, [name]);

  useEffect(() => {
    if (!dialogOpen) return undefined;
    const timer = setTimeout(() => setDialogOpen(false), dialogTime);
    return () => clearTimeout(timer);
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
    setDialogOpen(true);
    // What was typed meanwhile has not been sent: it stays, with its draft.
    if (attemptFor(allFields(element), attempt.current) !== attempt.current) return;
    element.reset();
    fillTime.reset();
    clearDraft(name);
    attempt.current = undefined;
  }

  return {
    form,
    state,
    dialogOpen,
    closeDialog: () => setDialogOpen(false),
    dismiss: () => {
      // The focused dismiss button disappears with its alert.
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
      setState({ kind: 'idle' });
    },
    onInput: (event: FormEvent<HTMLFormElement>) => {
      const typed = typedIn(form.current);
      fillTime.note(event.nativeEvent, Object.values(typed));
      saveDraft(name, typed);
      if (recaptcha) prepareRecaptcha(recaptcha);
      const { currentTarget } = event;
      if (state.kind === 'unfit') setState({ kind: 'unfit', errors: problemsIn(currentTarget) });
    },
    /** Below each field instead of in the browser's bubble, which only shows the first. */
    onInvalid: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const { currentTarget } = event;
      setState({ kind: 'unfit', errors: problemsIn(currentTarget) });
      currentTarget.querySelector<HTMLElement>('input:invalid, textarea:invalid')?.focus();
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (state.kind !== 'sending') void send(event.currentTarget);
    },
    /** The current text, to send it another way. */
    typed: () => typedIn(form.current),
  };
}

/**
 * When the visitor began to type, for the server, which takes a form that is filled in within two seconds for a
 * program's. Unknown wherever text came by another way than keys: a draft that was restored, what was typed before
 * script came, autofill, paste, a text that is sent once more. A time would say nothing of the sender then.
 */
export interface FillTime {
  /** Tells of an input, with all the texts that the form holds after it. */
  note: (event: Event, texts: readonly string[]) => void;
  /** What to send of it, once: to send the same text again takes no time. */
  take: () => { started?: string; sent?: string };
  /** The form is empty again. */
  reset: () => void;
}

/** Whether an input is one by keys, into a field or out of it. */
function isTyped(event: Event): event is InputEvent {
  return (
    event instanceof InputEvent && /^(insert(Composition)?Text|insertLineBreak|delete)/.test(event.inputType)
  );
}

export function createFillTime(): FillTime {
  let first: number | undefined;
  let isKnown = true;
  return {
    note(event, texts) {
      // The form was empty before the first input if it holds nothing else now.
      isKnown &&= isTyped(event) && (first !== undefined || texts.join('') === event.data);
      first ??= Date.now();
    },
    take() {
      const known = isKnown && first !== undefined;
      isKnown = false;
      // Both by the visitor's clock, so that a wrong one does not matter.
      return known ? { started: String(first), sent: String(Date.now()) } : {};
    },
    reset: () => {
      first = undefined;
      isKnown = true;
    },
  };
}

/**
 * When the visitor began to type. The server treats a form filled in within two seconds as a bot's. Unknown if any
 * text came otherwise: a restored draft, typing before the script loaded, autofill, paste, a resend. The time would
 * then prove nothing.
 */
export interface FillTime {
  /** Records an input event, with the values of all fields after it. */
  note: (event: Event, texts: readonly string[]) => void;
  /** The times to send. Only once, as resending the same text takes no time. */
  take: () => { started?: string; sent?: string };
  /** Call when the form has been emptied. */
  reset: () => void;
}

/** Whether an input event comes from typing or deleting. */
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
      // If the form contains nothing but this input, it was empty before.
      isKnown &&= isTyped(event) && (first !== undefined || texts.join('') === event.data);
      first ??= Date.now();
    },
    take() {
      const known = isKnown && first !== undefined;
      isKnown = false;
      // Both by the visitor's clock, so a wrong clock does not matter.
      return known ? { started: String(first), sent: String(Date.now()) } : {};
    },
    reset: () => {
      first = undefined;
      isKnown = true;
    },
  };
}

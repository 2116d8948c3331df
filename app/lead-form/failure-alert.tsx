import { type Ref, useState } from 'react';
import styles from './lead-form.module.css';
import { useLeadWords } from './lead-words.ts';

interface FailureAlertProps {
  ref: Ref<HTMLDivElement>;
  message: string;
  /** The server's reason, if any. */
  reason: string | undefined;
  /** Invalid fields, with the ids of their controls. */
  errors: readonly { id: string; label: string; error: string }[];
  typed: () => Record<string, string>;
  onDismiss: () => void;
}

function asText(typed: Record<string, string>): string {
  return Object.entries(typed)
    .filter(([, value]) => value !== '')
    .map(([field, value]) => `${field}: ${value}`)
    .join('\n');
}

/** Shows an error until dismissed, links to each invalid field, and offers other channels for the same text. */
export function FailureAlert({ ref, message, reason, errors, typed, onDismiss }: FailureAlertProps) {
  const { forms, chat, email } = useLeadWords();
  const words = forms.errors;
  // Captured once: the alert belongs to the failed attempt.
  const [text] = useState(() => encodeURIComponent(asText(typed())));
  const mail = `${email.href}?subject=${encodeURIComponent(words.emailSubject)}&body=${text}`;
  return (
    <div ref={ref} className={styles.alert} role="alert" tabIndex={-1}>
      <p className={styles.message}>{message}</p>
      {reason ? <p>{reason}</p> : null}
      {errors.length > 0 ? (
        <>
          <p>{words.summary}</p>
          <ul>
            {errors.map(({ id, label, error }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>: {error}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p>
        {words.instead}{' '}
        <a href={`${chat.href}?text=${text}`} target="_blank" rel="noopener">
          {words.chat}
        </a>
        , <a href={mail}>{words.email}</a>
      </p>
      <button type="button" onClick={onDismiss}>
        {words.dismiss}
      </button>
    </div>
  );
}

import type { ComponentProps } from 'react';
import styles from './field.module.css';

interface FieldWords {
  /** Ties the control to its label, hint and error. */
  id: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong and how to correct it. */
  error?: string | undefined;
}

type InputProps = FieldWords & { multiline?: false } & Omit<ComponentProps<'input'>, 'id'>;
type TextareaProps = FieldWords & { multiline: true } & Omit<ComponentProps<'textarea'>, 'id'>;

export type FieldProps = InputProps | TextareaProps;

/** A labelled text field with an optional hint and error. The label shows whether it is required. */
export function Field({ id, label, hint, error, multiline, ...control }: FieldProps) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const shared = {
    id,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {multiline ? (
        <textarea {...shared} {...(control as ComponentProps<'textarea'>)} />
      ) : (
        <input {...shared} {...(control as ComponentProps<'input'>)} />
      )}
      {error ? (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

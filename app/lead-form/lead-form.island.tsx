import { type ComponentProps, Fragment, useEffect, useRef } from 'react';
import { type FormField, type FormName, formAnchor } from '#app/forms/fields.ts';
import { Link, NewTabWords } from '#app/links/link.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { FailureAlert } from './failure-alert.tsx';
import styles from './lead-form.module.css';
import { LeadWordsContext, type LeadWords, useLeadWords } from './lead-words.ts';
import type { RecaptchaConfig } from './recaptcha.ts';
import { Subjects } from './subjects.tsx';
import { SuccessDialog } from './success-dialog.tsx';
import { useLeadForm } from './use-lead-form.ts';

export interface LeadField extends Omit<FormField, 'limit' | 'required'> {
  required: boolean;
  label: string;
  hint?: string | undefined;
  /** Description of the field for assistants. */
  tool: string;
}

export interface LeadFormProps {
  /** Identifies the form in the inbox. */
  name: FormName;
  fields: readonly LeadField[];
  submit: string;
  submitting: string;
  /** Text of the success dialog. */
  success: string;
  /** @default 'ember' */
  tone?: 'ember' | 'sun';
  /**
   * `row` puts the fields side by side if there is space.
   * @default 'column'
   */
  layout?: 'column' | 'row' | undefined;
  /** What a message may be about, as given by the query. */
  subjects?: ComponentProps<typeof Subjects>['subjects'] | undefined;
}

/** The honeypot: hidden from people, filled in by bots. */
function Trap({ label }: { label: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {label}
        <input type="checkbox" name="botcheck" tabIndex={-1} toolparamdescription={label} />
      </label>
    </div>
  );
}

function FieldOf({ field, id, error }: { field: LeadField; id: string; error: string | undefined }) {
  const { multiline, wide, type, tool, ...control } = field;
  const shared = { id, error, toolparamdescription: tool, ...control };
  return (
    <div className={`${styles.cell} ${wide || multiline ? styles.wide : ''}`}>
      {multiline ? <Field {...shared} multiline rows={4} /> : <Field {...shared} type={type} />}
    </div>
  );
}

function RecaptchaNote({ text, links }: RecaptchaConfig) {
  return (
    <>
      <br />
      {text}
      {links.map(({ label, href }) => (
        <Fragment key={href}>
          {' '}
          <Link href={href}>{label}</Link>
        </Fragment>
      ))}
    </>
  );
}

/** A form that posts to the inbox, with or without script. */
function Form({
  name,
  fields,
  submit,
  submitting,
  success,
  tone,
  layout,
  subjects,
  id,
}: LeadFormProps & { id: string }) {
  const { forms, submission, recaptcha } = useLeadWords();
  const { tool, needed } = forms;
  const lead = useLeadForm(name, submission, recaptcha);
  const { state } = lead;
  const errors = 'errors' in state ? state.errors : {};
  const alert = useRef<HTMLDivElement>(null);
  const failed = state.kind === 'rejected' || state.kind === 'unreachable';

  useEffect(() => {
    if (failed) alert.current?.focus();
  }, [failed]);

  return (
    <>
      <form
        ref={lead.form}
        id={formAnchor(name)}
        className={layout === 'row' ? styles.row : styles.form}
        method="post"
        action={submission.endpoint}
        // URL-encoded Malayalam is nine times as long.
        encType="multipart/form-data"
        toolname={tool.name}
        tooldescription={tool.description}
        onInput={lead.onInput}
        onInvalidCapture={lead.onInvalid}
        onSubmit={lead.onSubmit}
      >
        <input type="hidden" name="form" value={name} />
        <input type="hidden" name="notice" value={forms.notice.version} />
        {submission.accessKey ? <input type="hidden" name="access_key" value={submission.accessKey} /> : null}
        {failed ? (
          <FailureAlert
            ref={alert}
            message={state.kind === 'unreachable' ? forms.errors.network : forms.errors.rejected}
            reason={state.kind === 'rejected' && state.reason ? forms.refusals[state.reason] : undefined}
            errors={fields
              .filter((field) => errors[field.name])
              .map((field) => ({
                id: `${id}-${field.name}`,
                label: field.label,
                error: errors[field.name] ?? '',
              }))}
            typed={lead.typed}
            onDismiss={lead.dismiss}
          />
        ) : null}
        {subjects ? <Subjects subjects={subjects} /> : null}
        <p className={styles.needed}>{needed}</p>
        {fields.map((field) => (
          <FieldOf key={field.name} field={field} id={`${id}-${field.name}`} error={errors[field.name]} />
        ))}
        <Trap label={forms.trap} />
        <div className={styles.end}>
          <Button type="submit" tone={tone ?? 'ember'} aria-disabled={state.kind === 'sending'}>
            {state.kind === 'sending' ? submitting : submit}
          </Button>
          <p className={styles.notice}>
            {forms.notice.text} <Link href={forms.notice.link.href}>{forms.notice.link.label}</Link>
            {recaptcha ? <RecaptchaNote {...recaptcha} /> : null}
          </p>
        </div>
        {/* Remains after the dialog has closed. */}
        <p role="status" className={styles.status}>
          {state.kind === 'sent' ? success : null}
        </p>
      </form>
      <SuccessDialog id={`${id}-sent`} open={lead.dialogOpen} text={success} onClose={lead.closeDialog} />
    </>
  );
}

/** Provides the texts a form needs. */
export default function LeadFormIsland({ words, ...form }: LeadFormProps & { id: string; words: LeadWords }) {
  return (
    <LeadWordsContext value={words}>
      <NewTabWords value={words.opensInNewTab}>
        <Form {...form} />
      </NewTabWords>
    </LeadWordsContext>
  );
}

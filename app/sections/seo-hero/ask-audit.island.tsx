import { type SyntheticEvent, useRef } from 'react';
import { carry, formAnchor } from '#app/lead-form/carry.ts';
import { TextLinkContent, textLinkClass } from '#app/ui/link/link.tsx';
import styles from './seo-hero.module.css';

interface AskAuditProps {
  id: string;
  /** What is asked for. */
  text: string;
  label: string;
  submit: string;
}

/** A field for a website, which goes on to the form of the audit, where the e-mail comes next. Nothing is sent from here. */
export default function AskAudit({ id, text, label, submit }: AskAuditProps) {
  const field = useRef<HTMLInputElement>(null);

  function goOn(event: SyntheticEvent): void {
    event.preventDefault();
    const website = field.current?.value ?? '';
    const next = carry('audit', 'website', website)?.elements.namedItem(website ? 'email' : 'website');
    if (next instanceof HTMLInputElement) next.focus();
  }

  return (
    <div className={styles.ask}>
      <p>{text}</p>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="url"
        autoComplete="url"
        onKeyDown={(event) => (event.key === 'Enter' ? goOn(event) : undefined)}
      />
      <a href={`#${formAnchor('audit')}`} className={textLinkClass} onClick={goOn}>
        <TextLinkContent>{submit}</TextLinkContent>
      </a>
    </div>
  );
}

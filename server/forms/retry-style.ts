import { createHash } from 'node:crypto';

/** Styles of the retry page in addition to the site's stylesheet. */
export const retryStyle = `
.retry-header{display:flex;align-items:center;min-block-size:var(--header);padding-inline:var(--gutter)}
.retry-header a{display:inline-flex;align-items:flex-end;gap:.22em;font:800 32px/.86 var(--display);font-stretch:125%;letter-spacing:-.045em;color:inherit;text-decoration:none}
.retry-header svg{color:var(--sun-400)}
.retry{max-inline-size:720px;margin-inline:auto;padding:var(--space-5) var(--gutter) var(--section)}
.retry h1{font-size:clamp(2.25rem,6vw,3.75rem);font-stretch:75%}
.retry>p,.retry form{margin-block-start:var(--space-3)}
.retry [role=alert]{margin-block-start:var(--space-3);padding:var(--space-2) var(--space-3);border-inline-start:4px solid var(--ember-600);background:var(--sand-100)}
.retry [role=alert] h2{font:700 19px/1.3 var(--text);letter-spacing:0}
.retry [role=alert] ul{margin-block-start:var(--space-1);padding-inline-start:1.2em;list-style:disc}
.retry a{color:var(--ember-600);text-decoration:underline}
.retry-field{margin-block-start:var(--space-3)}
.retry-field label{display:block;font-size:14px;font-weight:600}
.retry-field input,.retry-field textarea{inline-size:100%;min-block-size:46px;padding:10px 0 12px;font:400 18px/1.4 var(--text);color:inherit;background:none;border:0;border-block-end:1.5px solid var(--ink-900)}
.retry-field textarea{min-block-size:150px;resize:vertical}
.retry-field [aria-invalid]{border-block-end:3px solid var(--ember-600)}
.retry-field p{margin-block-start:8px;font-size:14px;color:var(--muted)}
.retry-field .retry-error{font-weight:600;color:var(--ember-600)}
.retry button{margin-block-start:var(--space-4);min-block-size:52px;padding:0 var(--space-4);font:700 17px/1 var(--text);color:var(--ink-950);background:var(--sun-400);border:0;cursor:pointer}
.retry-trap{position:absolute;inset-inline-start:-9999px}
`;

const hash = createHash('sha256').update(retryStyle).digest('base64');

/** The page has no script and one inline style, allowed by its hash. */
export const retryPolicy = [
  "default-src 'none'",
  `style-src 'self' 'sha256-${hash}'`,
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

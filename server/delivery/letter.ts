import { html } from 'hono/html';
import type { Brand } from '#app/content/schema/brand.ts';

/** A paragraph, or a list of labels and values. */
export type Part = string | readonly (readonly [label: string, value: string])[];

export function plainText(parts: readonly Part[]): string {
  const texts = parts.map((part) =>
    typeof part === 'string' ? part : part.map(([label, value]) => `${label}: ${value}`).join('\n'),
  );
  return `${texts.filter(Boolean).join('\n\n')}\n`;
}

function block(part: Part, colours: Brand['colours']) {
  if (typeof part === 'string')
    return html`<p style="margin:0 0 18px;white-space:pre-line;overflow-wrap:anywhere">${part}</p>`;
  const rows = part.map(
    ([label, value]) =>
      html`<tr>
        <td style="padding:7px 16px 7px 0;vertical-align:top;color:${colours['muted-on-paper']}">${label}</td>
        <td style="padding:7px 0;border-bottom:1px solid ${colours['sand-300']};overflow-wrap:anywhere">
          ${value}
        </td>
      </tr>`,
  );
  return html`<table
    role="presentation"
    style="width:100%;margin:0 0 22px;border-collapse:collapse;font-size:15px"
  >
    ${rows}
  </table>`;
}

/**
 * The same as HTML in the brand's design. Mail clients support neither style sheets nor remote pictures: each element
 * has inline styles, and if the mark is stripped the name remains.
 */
export function letter({ name, colours, mark }: Brand, parts: readonly Part[]): string {
  const page = html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <body style="margin:0;background:${colours['sand-100']}">
        <div
          style="max-width:600px;margin:0 auto;font:17px/1.55 Helvetica,Arial,sans-serif;color:${colours['ink-900']};background:${colours['sand-50']}"
        >
          <div
            style="padding:22px 28px;font-size:28px;font-weight:800;letter-spacing:-1px;color:${colours['sand-50']};background:${colours['ink-950']}"
          >
            <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" style="vertical-align:-3px">
              <path fill="${colours['sun-400']}" d="${mark}" />
            </svg>
            ${name}
          </div>
          <div style="height:8px;background:${colours['sun-400']}"></div>
          <div style="padding:30px 28px 18px">
            ${parts.filter(Boolean).map((part) => block(part, colours))}
          </div>
        </div>
      </body>
    </html>`;
  return String(page);
}

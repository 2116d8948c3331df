import { html } from 'hono/html';
import type { Brand } from '#app/content/schema/brand.ts';

/** A paragraph, a headline, words quoted from somebody, or a list of labels and values. */
export type Part =
  string | { heading: string } | { quote: string } | readonly (readonly [label: string, value: string])[];

type Colours = Brand['colours'];

export function plainText(parts: readonly Part[]): string {
  const texts = parts.map((part) => {
    if (typeof part === 'string') return part;
    if ('heading' in part) return part.heading;
    return 'quote' in part ? part.quote : part.map(([label, value]) => `${label}: ${value}`).join('\n');
  });
  return `${texts.filter(Boolean).join('\n\n')}\n`;
}

function block(part: Part, colours: Colours) {
  if (typeof part === 'string')
    return html`<p style="margin:0 0 18px;white-space:pre-line;overflow-wrap:anywhere">${part}</p>`;
  if ('heading' in part)
    return html`<h1
      style="margin:0 0 20px;font:800 38px/1.02 ${display};letter-spacing:-1px;overflow-wrap:anywhere"
    >
      ${part.heading}
    </h1>`;
  if ('quote' in part) {
    const ground = `padding:18px 22px;background:${colours['sun-200']};border-radius:0 40px 0 0`;
    return html`<p style="margin:0 0 26px;font-size:19px;white-space:pre-line;${ground}">${part.quote}</p>`;
  }
  const rows = part.map(
    ([label, value]) =>
      html`<tr>
        <td
          style="width:34%;padding:9px 16px 9px 0;vertical-align:top;font-weight:700;border-bottom:1px solid ${colours['sand-300']}"
        >
          ${label}
        </td>
        <td
          style="padding:9px 0;vertical-align:top;border-bottom:1px solid ${colours['sand-300']};overflow-wrap:anywhere"
        >
          ${value}
        </td>
      </tr>`,
  );
  return html`<table
    role="presentation"
    style="width:100%;margin:0 0 22px;border-collapse:collapse;font-size:16px"
  >
    ${rows}
  </table>`;
}

/** The display typeface cannot be sent along: these stand in for it. */
const display = "Impact,'Arial Narrow Bold',Helvetica,Arial,sans-serif";

/** The edge of an airmail letter; the colour alone where gradients are not shown. */
function edge(colours: Colours): string {
  const stripes = [colours['ember-600'], colours['sand-50'], colours['tide-700'], colours['sand-50']];
  const stops = stripes.map((colour, index) => `${colour} ${index * 28}px ${(index + 1) * 28}px`);
  return `height:16px;background-color:${colours['ember-600']};background-image:repeating-linear-gradient(115deg,${stops.join(',')})`;
}

/**
 * The same as HTML in the brand's design. Mail clients support neither style sheets nor remote pictures: each element
 * has inline styles, and if the mark is stripped the name remains.
 */
export function letter({ name, colours, mark }: Brand, parts: readonly Part[]): string {
  const page = html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
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
          <div style="${edge(colours)}"></div>
          <div style="padding:34px 28px 18px">
            ${parts.filter(Boolean).map((part) => block(part, colours))}
          </div>
          <div style="${edge(colours)}"></div>
        </div>
      </body>
    </html>`;
  return String(page);
}

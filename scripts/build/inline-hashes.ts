import { createHash } from 'node:crypto';
import type { InlineHashes } from './content-policy.ts';

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const style = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** Data for search engines and the like: a browser does not run it, so that no policy concerns it. */
const dataBlock = /\stype="application\/(ld\+)?json"/;

/** Attributes that a policy without `unsafe-inline` forbids, in any start tag. */
const forbidden = /<[a-z][^>]*\s(style|on[a-z]+)="[^>]*>/;

function source(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** A page without what is inside its scripts and styles: only tags and words. */
function markup(html: string): string {
  return html.replaceAll(script, '<script$1></script>').replaceAll(style, '<style></style>');
}

/**
 * The hashes of all inline scripts and styles of a prerendered page. React escapes `>` in attributes, so tags end
 * at the first one.
 * @throws Error for a `style` attribute or an event handler, which would do nothing under the policy
 */
export function inlineHashes(html: string): InlineHashes {
  const found = forbidden.exec(markup(html));
  if (found)
    throw new Error(`the content policy forbids the attribute ${found[1]} in ${found[0].slice(0, 200)}`);
  const scripts = [...html.matchAll(script)]
    .filter(([, attributes = '']) => !/\ssrc="/.test(attributes) && !dataBlock.test(attributes))
    .map(([, , text = '']) => source(text));
  const styles = [...html.matchAll(style)].map(([, text = '']) => source(text));
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

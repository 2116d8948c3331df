import { readFileSync } from 'node:fs';
import { minify } from 'vite';

const sources = ['first-paint.js', 'early-presses.js'].map((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8'),
);
const script = minify('head.js', sources.join('\n'), { compress: { target: 'es2020' } });
const typefaces = /<style>@font-face\{[^<]*<\/style><script>/;

/**
 * Lets a prerendered page paint its first screen before anything else is fetched or laid out, and keeps what is
 * pressed meanwhile. The code joins the script that follows the typefaces, because each script costs the content
 * policy a hash.
 * @throws Error where no script follows the typefaces
 */
export async function firstPaintFirst(html: string): Promise<string> {
  if (!typefaces.test(html)) throw new Error('the prerendered page has no style element of the typefaces');
  const { code } = await script;
  return html.replace(typefaces, (start) => start + code);
}

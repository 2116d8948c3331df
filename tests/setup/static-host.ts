/**
 * How static hosts apply their rules, as far as the site uses them:
 * https://docs.netlify.com/manage/routing/redirects/overview/ and
 * https://developers.cloudflare.com/workers/static-assets/redirects/ and `…/headers/`.
 */

export interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

/** @throws Error for a line that the hosts would silently ignore */
export function parseRedirects(text: string): RedirectRule[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [from = '', to = '', status = '302', ...rest] = line.trim().split(/\s+/);
      if (!from.startsWith('/') || to === '' || !/^30[12378]$/.test(status) || rest.length > 0)
        throw new Error(`no rule: ${line}`);
      return { from, to, status: Number(status) };
    });
}

export interface HeaderRule {
  pattern: string;
  headers: [name: string, value: string][];
}

/** @throws Error for a header without a path above it */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter((candidate) => candidate.trim() !== '')) {
    if (/^\S/.test(line)) {
      rules.push({ pattern: line.trim(), headers: [] });
      continue;
    }
    const [name = '', value = ''] = line.trim().split(/:\s+/, 2);
    const rule = rules.at(-1);
    if (!rule || name === '' || value === '') throw new Error(`no header: ${line}`);
    rule.headers.push([name, value]);
  }
  return rules;
}

function applies(pattern: string, address: string): boolean {
  return pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : pattern === address;
}

/** The headers of a path: all matching rules apply, and values of the same header are joined. */
export function hostHeaders(rules: readonly HeaderRule[], address: string): Record<string, string> {
  const sent = new Headers();
  for (const { pattern, headers } of rules)
    if (applies(pattern, address)) for (const [name, value] of headers) sent.append(name, value);
  return Object.fromEntries(sent);
}

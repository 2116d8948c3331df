/** Values for a template's placeholders. */
export interface Scope {
  [name: string]: string | number | boolean | undefined | Scope | readonly Scope[];
}

function valueOf(name: string, scope: Scope): Scope[string] {
  return name
    .split('.')
    .reduce<Scope[string]>(
      (at, part) => (typeof at === 'object' && !Array.isArray(at) ? (at as Scope)[part] : undefined),
      scope,
    );
}

/** Text escaped for the quotes of YAML and JSON. */
const quoted = (words: string): string => JSON.stringify(words).slice(1, -1);

function placed(line: string, scope: Scope): string {
  return line.replaceAll(/\{\{([\w.]+)\}\}/g, (all, name: string) => {
    const value = valueOf(name, scope);
    if (value === undefined || typeof value === 'object')
      throw new Error(`a template asks for ${all}, and there is no such answer`);
    return quoted(String(value));
  });
}

/**
 * Fills in a template's placeholders: `{{name}}`. The lines between `#each office of offices` and `#end` are
 * repeated; those between `#if office.region` and `#end` are kept if the value exists.
 */
export function fill(template: string, scope: Scope): string {
  const lines = template.split('\n');
  const filled: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, word, name = '', list = ''] = /^\s*#(each|if) ([\w.]+)(?: of ([\w.]+))?$/.exec(line) ?? [];
    if (!word) {
      filled.push(placed(line, scope));
      continue;
    }
    let depth = 1;
    const start = at + 1;
    while (depth > 0) {
      at += 1;
      if (at >= lines.length) throw new Error(`#${word} ${name} has no #end`);
      if (/^\s*#(each|if) /.test(lines[at] ?? '')) depth += 1;
      if (/^\s*#end$/.test(lines[at] ?? '')) depth -= 1;
    }
    const body = lines.slice(start, at).join('\n');
    const items = valueOf(list, scope);
    if (word === 'if' && valueOf(name, scope)) filled.push(fill(body, scope));
    if (word === 'each' && Array.isArray(items))
      filled.push(
        ...items.map((item: Scope, index) =>
          fill(body, { ...scope, [name]: { ...item, isFirst: index === 0 } }),
        ),
      );
  }
  return filled.join('\n');
}

/** Fills in a template: `{name}` becomes the value of that name. */
export function fillIn(template: string, values: Readonly<Record<string, string | number>>): string {
  // With a function, as a text to replace with would give `$&` and its like a meaning of their own.
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A place in the content, or a setting of the environment, where something is open. */
export interface Place {
  /** Path below the project, or the name of an environment variable. */
  where: string;
  line?: number;
  what: string;
}

/** One kind of thing that separates the site from going live. */
export interface Finding {
  /** For machines; stays the same between versions. */
  id: string;
  /** For people: what is open. */
  title: string;
  /** What to do about it. */
  todo: string;
  places: Place[];
}

/** Places of one file that are spelt out before the rest is counted. */
const shown = 4;

function lines(places: readonly Place[]): string[] {
  return [...Map.groupBy(places, ({ where }) => where)].flatMap(([where, inFile]) => {
    const named = inFile
      .slice(0, shown)
      .map(({ line, what }) => (line === undefined ? what : `line ${line}: ${what}`));
    const rest = inFile.length > shown ? [`and ${inFile.length - shown} more`] : [];
    return [`  ${where}`, ...[...named, ...rest].map((text) => `    ${text}`)];
  });
}

/** All findings as text for a person. */
export function report(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Nothing is open: the site can go live.';
  const parts = findings.map(({ title, todo, places }, index) =>
    [`${index + 1}. ${title} (${places.length})`, `   ${todo}`, ...lines(places)].join('\n'),
  );
  const count = findings.length === 1 ? 'One matter is' : `${findings.length} matters are`;
  return `${count} open before this site can go live.\n\n${parts.join('\n\n')}`;
}

/** A place in the content, or an environment variable, with an open issue. */
export interface Place {
  /** Path relative to the project, or the name of an environment variable. */
  where: string;
  line?: number;
  what: string;
}

/** One kind of issue that must be resolved before launch. */
export interface Finding {
  /** Stable identifier for scripts. */
  id: string;
  title: string;
  todo: string;
  places: Place[];
}

/** Places listed per file before the rest is only counted. */
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

export function report(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Nothing is open: the site can go live.';
  const parts = findings.map(({ title, todo, places }, index) =>
    [`${index + 1}. ${title} (${places.length})`, `   ${todo}`, ...lines(places)].join('\n'),
  );
  const count = findings.length === 1 ? 'One matter is' : `${findings.length} matters are`;
  return `${count} open before this site can go live.\n\n${parts.join('\n\n')}`;
}

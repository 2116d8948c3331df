import { get, type Group, type Opened, type Problem } from './api.ts';
import { draftFiles, readDraft } from './draft.ts';
import type { Along } from './editing.ts';

/** Path of the list entry in another file that references something deleted. */
function entryAt({ field }: Problem): (string | number)[] {
  return field.split(' > ').flatMap((step) => {
    const [, name = step, place] = /^(.*) (\d+)$/.exec(step) ?? [];
    return place === undefined ? [name] : [name, Number(place) - 1];
  });
}

/** A record without one list entry. */
function without(value: unknown, [key = '', ...rest]: readonly (string | number)[]): unknown {
  if (Array.isArray(value) && typeof key === 'number')
    return rest.length === 0 ? value.toSpliced(key, 1) : value.with(key, without(value[key], rest));
  const group = value as Group;
  return { ...group, [key]: without(group[key], rest) };
}

/** Files that reference the deleted entry, without the references. */
async function takenOut(problems: readonly Problem[]): Promise<Along[]> {
  const byFile = Map.groupBy(problems, ({ file }) => file.replace(/^content\//, ''));
  return Promise.all(
    [...byFile].map(async ([file, inFile]) => {
      const { hash, record } = await get<Opened>(`/api/file?file=${encodeURIComponent(file)}`);
      // Last to first, so that earlier indices stay valid.
      const left = inFile
        .toReversed()
        .reduce<unknown>((rest, problem) => without(rest, entryAt(problem)), record);
      return { file, hash, record: left as Group };
    }),
  );
}

interface Props {
  file: string;
  problems: readonly Problem[];
  save: (along: readonly Along[]) => Promise<void>;
}

/** Other changes or deletions needed before this file can be saved. */
export function Elsewhere({ file, problems, save }: Props) {
  if (problems.length === 0) return null;
  const others = draftFiles().filter((other) => other !== file);
  const drafts = (): Along[] =>
    others.flatMap((other) => {
      const draft = readDraft(other);
      return draft ? [{ file: other, ...draft }] : [];
    });
  // The check says where an entry may simply be removed.
  const mayGo = problems.every(
    (problem) =>
      problem.file !== `content/${file}` &&
      / \d+$/.test(problem.field) &&
      /(?:take this one out|remove the line)$/.test(problem.mend),
  );
  return (
    <>
      {mayGo && (
        <div className="upload">
          <p>What you removed is still named in the places above.</p>
          <button type="button" onClick={() => void takenOut(problems).then(save)}>
            Take it out there too, and save
          </button>
        </div>
      )}
      {others.length > 0 && (
        <div className="upload">
          <p>{`Not saved yet either: ${others.map((other) => readDraft(other)?.title ?? other).join(', ')}. What belongs together is saved together.`}</p>
          <button type="button" onClick={() => void save(drafts())}>
            Save all together
          </button>
        </div>
      )}
    </>
  );
}

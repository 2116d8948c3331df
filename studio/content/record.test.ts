import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordOf, withRecord } from './record.ts';

const files = globSync('**/*.{yaml,md}', { cwd: 'content', exclude: ['media/**'] })
  .toSorted()
  .map((file) => ({ file, source: readFileSync(`content/${file}`, 'utf8') }));

type Path = (string | number)[];

/** Paths of all nested values that pass a test. */
function pathsOf(value: unknown, fits: (value: unknown) => boolean, at: Path = []): Path[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) =>
          pathsOf(item, fits, [...at, Array.isArray(value) ? Number(key) : key]),
        )
      : [];
  return fits(value) ? [at, ...inner] : inner;
}

function changed(value: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? changed(item, rest, change) : item));
  const group = value as Record<string, unknown>;
  return { ...group, [key]: changed(group[key], rest, change) };
}

/** Lines of one text that the other lacks, with repetitions. */
function linesOnlyIn(one: string, other: string): string[] {
  const left = other.split('\n');
  return one.split('\n').filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const anyFile = fc.constantFrom(...files);

test('opening and saving each file unchanged changes no byte', () => {
  expect(files.length).toBeGreaterThan(50);
  for (const { file, source } of files) expect(withRecord(file, source, recordOf(file, source))).toBe(source);
});

test('one other word is one other line, in every file', () => {
  const word = (text: unknown): boolean => typeof text === 'string' && /^\p{L}{2,}/u.test(text);
  fc.assert(
    fc.property(anyFile, fc.nat(), ({ file, source }, place) => {
      const record = recordOf(file, source);
      const paths = pathsOf(record, word);
      fc.pre(paths.length > 0);
      const path = paths[place % paths.length] ?? [];
      const next = changed(record, path, (text) => String(text).replace(/^\p{L}+/u, '$&x'));
      const text = withRecord(file, source, next);
      expect(recordOf(file, text)).toEqual(next);
      expect(linesOnlyIn(text, source)).toHaveLength(1);
      expect(linesOnlyIn(source, text)).toHaveLength(1);
    }),
    { numRuns: 150 },
  );
});

test('any text comes back as it was typed', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      'yes',
      '12',
      'null',
      'a: b',
      '- a',
      '# no',
      'a #b',
      ' a ',
      'two\nlines',
      'a, b]',
      '{x}',
      '"q"',
      "it's",
      '',
      '\n',
    ),
  );
  fc.assert(
    fc.property(anyFile, fc.nat(), anyText, ({ file, source }, place, text) => {
      const record = recordOf(file, source);
      const paths = pathsOf(record, (value) => typeof value === 'string').filter(
        ([first]) => first !== 'body',
      );
      fc.pre(paths.length > 0);
      const next = changed(record, paths[place % paths.length] ?? [], () => text);
      expect(recordOf(file, withRecord(file, source, next))).toEqual(next);
    }),
    { numRuns: 150 },
  );
});

const anyEdit = fc.record({
  kind: fc.constantFrom('add', 'remove', 'move', 'field', 'drop'),
  place: fc.nat(),
  to: fc.nat(),
});

test('entries are added, taken out and moved, and all others keep their lines', () => {
  fc.assert(
    fc.property(anyFile, fc.array(anyEdit, { minLength: 1, maxLength: 4 }), ({ file, source }, edits) => {
      let next = recordOf(file, source);
      for (const { kind, place, to } of edits) {
        const isList = kind !== 'field' && kind !== 'drop';
        const paths = pathsOf(next, (value) =>
          isList
            ? Array.isArray(value)
            : typeof value === 'object' && value !== null && !Array.isArray(value),
        );
        const path = paths[place % paths.length];
        if (!path) continue;
        next = changed(next, path, (value) => {
          if (!isList) {
            const {
              [Object.keys(value as object)[to % Object.keys(value as object).length] ?? '']: _gone,
              ...rest
            } = value as Record<string, unknown>;
            return kind === 'drop' && path.length > 0
              ? rest
              : { ...(value as object), probe: { text: 'One\nand two', list: ['a, b', 3] } };
          }
          const list = [...(value as unknown[])];
          if (kind === 'add')
            return list.toSpliced(to % (list.length + 1), 0, structuredClone(list[0] ?? 'new'));
          const [taken] = list.splice(to % Math.max(list.length, 1), 1);
          return kind === 'remove' || taken === undefined ? list : [taken, ...list];
        });
      }
      expect(recordOf(file, withRecord(file, source, next))).toEqual(next);
    }),
    { numRuns: 250 },
  );
});

test('remarks and blank lines stay with what they stand above', () => {
  const source = '# Head.\nlist:\n  - id: a\n    text: One\n\n  # Of b.\n  - { id: b, text: Two }\nlast: x\n';
  const record = recordOf('x.yaml', source) as { list: unknown[]; last: string };
  const turned = withRecord('x.yaml', source, { ...record, list: record.list.toReversed() });
  expect(turned).toBe(
    '# Head.\nlist:\n  # Of b.\n  - { id: b, text: Two }\n  - id: a\n    text: One\nlast: x\n',
  );
  expect(withRecord('x.yaml', source, { list: [...record.list, { id: 'c', text: 'A #1' }], last: 'y' })).toBe(
    source.replace('last: x', '  - { id: c, text: "A #1" }\nlast: y'),
  );
});

test('in Markdown the text and the fields change on their own', () => {
  const source = '---\ntitle: "A"\n# Kept.\ndate: 2025-01-01\n---\n\nOne.\n\nTwo.\n';
  const record = recordOf('a.md', source) as object;
  expect(withRecord('a.md', source, { ...record, body: 'One.\n\nThree.' })).toBe(
    source.replace('Two', 'Three'),
  );
  expect(withRecord('a.md', source, { ...record, title: 'B "b"' })).toBe(
    source.replace('"A"', String.raw`"B \"b\""`),
  );
});

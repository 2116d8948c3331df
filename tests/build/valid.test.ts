import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import vnu from 'vnu-jar';
import { validator } from './document.ts';
import { pages } from './site.ts';

/** Accessibility rules and our own; the Nu HTML Checker has neither. */
test.each(pages.map((page) => [page.path, page] as const))(
  '%s keeps the rules of .htmlvalidate.json',
  async (_, page) => {
    const { results } = await validator.validateString(page.html, page.file);
    const found = results.flatMap(({ messages }) =>
      messages.map(
        ({ line, ruleId, message, selector }) =>
          `line ${line}, ${ruleId}: ${message} (${selector ?? 'document'})`,
      ),
    );
    expect(found).toEqual([]);
  },
);

/** Features that browsers support and the checker does not. */
const newer = [
  'CSS: Unrecognized at-rule “@layer”',
  'CSS: “size-adjust”',
  'Attribute “command(for)?” not allowed on element “button”',
  'Attribute “name” not allowed on element “details”',
  'Attribute “tool(name|description|paramdescription)” not allowed',
  // Functions other than calc() in `sizes`.
  'Bad value “.*” for attribute “sizes” .* but saw “[mc]” instead at “.*(min|max|clamp)\\(',
];

interface Message {
  type: string;
  url: string;
  message: string;
  extract?: string;
}

test.skipIf(!existsSync('/usr/bin/java'))(
  'the Nu HTML Checker finds no error on any page',
  { timeout: 300_000 },
  async () => {
    // It ends before Java's better compiler has paid off.
    const java = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar', vnu];
    const options = ['--format', 'json', '--exit-zero-always', '--errors-only'];
    const filter = ['--filterpattern', `(${newer.join('|')}).*`];
    const files = pages.map(({ file }) => file);
    const { stderr } = await promisify(execFile)('java', [...java, ...options, ...filter, ...files], {
      maxBuffer: 2 ** 26,
    });
    const { messages } = JSON.parse(stderr) as { messages: Message[] };
    expect(messages.map(({ url, message, extract }) => `${url}: ${message} (${extract ?? ''})`)).toEqual([]);
  },
);

import { expect, test } from 'vitest';
import { validator } from './document.ts';
import { pages } from './site.ts';

test.each(pages.map((page) => [page.path, page] as const))('%s is valid HTML', async (_, page) => {
  const { results } = await validator.validateString(page.html, page.file);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ line, ruleId, message, selector }) => `line ${line}, ${ruleId}: ${message} (${selector ?? 'document'})`),
  );
  expect(found).toEqual([]);
});

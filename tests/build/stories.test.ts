import { expect, test } from 'vitest';
import { all, content, pages } from './site.ts';

test.each([...content.stories])('the story %s says of work what was done, and of a study what would be', (key, { kind }) => {
  const page = pages.find(({ path }) => path === `/works/${key}`);
  const { bullets, handover } = content.templates.story;
  const headings = page ? all(page, 'h2').map((heading) => heading.textContent.trim()) : [];
  expect(headings).toContain(kind === 'study' ? handover : bullets);
  expect(headings).not.toContain(kind === 'study' ? bullets : handover);
});

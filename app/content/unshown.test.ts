import { expect, it } from 'vitest';
import { type ContentCopy, contentAfter } from '#app/pages/broken-content.ts';
import { page } from '#app/pages/broken-probes.ts';
import { unshown } from './unshown.ts';

function addTool({ read, write }: ContentCopy): void {
  const tool = '  - { id: probe, name: "Probe", picture: { picture: seascapes/dusk, decorative: true } }';
  write('tools.yaml', `${read('tools.yaml').trimEnd()}\n${tool}\n`);
}

it('names an entry that no page shows, until one does', { timeout: 30_000 }, () => {
  const entry = { file: 'content/tools.yaml', id: 'probe' };
  expect(unshown(contentAfter(addTool).content)).toContainEqual(entry);
  const shown = contentAfter((copy) => {
    addTool(copy);
    copy.write(
      'pages/probe.yaml',
      `${page}  - { type: tools, heading: Tools, text: All of them., tools: [probe] }\n`,
    );
  });
  expect(unshown(shown.content)).not.toContainEqual(entry);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadContent } from '#app/pages/load.ts';
import { compositions } from '#artwork/posters/compositions.ts';

const { content } = loadContent();
const { works } = content.works;

/** Motifs reserved for the brand: its boats, its sun and its sea. */
const ours = /\b(sun|sea|glitter|boom|sambuk|canoe|abra|paperBoat|uru|rig)\b/;

/** The source of a picture: `posters/work-karak-tea` is in `works/karak-tea.ts`. */
function drawing(key: string): string {
  const [kind, ...slug] = key.replace('posters/', '').split('-');
  return readFileSync(
    `artwork/posters/${kind === 'story' ? 'stories' : 'works'}/${slug.join('-')}.ts`,
    'utf8',
  );
}

test.each(works.map(({ picture }) => picture.written.picture))('%s has neither boat nor low sun', (key) => {
  const [, drawn = ''] = /import \{([^}]*)\} from '#artwork\/draw\/index\.ts'/.exec(drawing(key)) ?? [];
  expect(drawn).not.toBe('');
  expect(drawn).not.toMatch(ours);
});

test('no two works share a composition', () => {
  const covers = works.map(({ picture }) => picture.written.picture.replace('posters/', ''));
  expect(Object.keys(compositions).toSorted()).toEqual(covers.toSorted());
  const drawn = covers.map((cover) => compositions[cover]?.join(': '));
  expect(new Set(drawn).size).toBe(works.length);
});

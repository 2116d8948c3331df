import { expect, it } from 'vitest';
import { reportAfter } from './broken-content.ts';
import { page } from './broken-probes.ts';

const cover = page.replace('type: message', 'type: cover-hero').replace(/ {4}links.*\n/, '');

/** The report for text on a picture with these lights in its left, middle and right third. */
function reportWith(...lights: string[]): string {
  return reportAfter((copy) => {
    const manifest = JSON.parse(copy.read('media/manifest.json'));
    manifest.pictures['seascapes/dusk'].lights = lights;
    copy.write('media/manifest.json', JSON.stringify(manifest));
    copy.write('pages/probe.yaml', cover);
  });
}

it('a photograph that is too light for the words on it is refused, and says what to do', () => {
  expect(reportWith('#404040', '#f4f4f0', '#202020')).toMatchInlineSnapshot(`
    "content/pages/probe.yaml
      line 10, sections 1 > picture: a photograph that is too light on its left for the words on it, also behind its veil: the contrast is 3.1
        a contrast of at least 4.5; choose a photograph that is darker and calmer on its left, darken it there, or turn it round"
  `);
});

it('one that is light where no words stand is not, nor one that is dark', () => {
  expect(reportWith('#404040', '#606060', '#ffffff')).toBe('');
});

it('a focus that is no point of the photograph is refused', () => {
  const report = reportAfter((copy) =>
    copy.write(
      'pages/probe.yaml',
      page.replace('{ picture: seascapes/dusk,', '{ picture: seascapes/dusk, focus: [50],'),
    ),
  );
  expect(report).toContain('[50, 30]');
});

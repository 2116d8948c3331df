import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { cut, fallbacks, setter } from '#artwork/fonts/typeface.ts';
import { skyline } from '#artwork/geometric/figures.ts';
import type { Answers } from './answers.ts';
import type { Colours } from './colours.ts';
import { fill } from './fill.ts';
import { typefaceOf } from './typefaces.ts';

const starter = path.join(import.meta.dirname, '../../starter/brand');

/** The path of the initial, as large as fits in a 32 × 32 viewBox. */
function initial(name: string, set: Awaited<ReturnType<typeof setter>>): string {
  const letter = name.charAt(0).toUpperCase();
  const { width, capHeight } = set(letter, 32);
  const size = 32 * Math.min(28 / capHeight, 30 / width);
  const big = set(letter, size);
  // Centres the letter by shifting its absolute coordinates.
  const left = (32 - big.width) / 2;
  const foot = 16 + big.capHeight / 2;
  return big.d.replaceAll(/([MLQCHV])([^MLQCHVZ]*)/g, (_, command: string, numbers: string) => {
    const moved = numbers
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((number, at) => (Number(number) + (at % 2 === 0 ? left : foot)).toFixed(2));
    return `${command}${moved.join(' ')}`;
  });
}

/** Writes the `brand/` folder of a new site, except its icons. Returns the path of the mark. */
export async function writeBrand(
  answers: Answers,
  colours: Colours,
  folder: string,
  own: (file: string) => string,
): Promise<string> {
  const display = typefaceOf(answers.typefaces.display, own);
  const text = typefaceOf(answers.typefaces.text, own);
  const most = display.weight[1];
  const heavy = { ...display, weight: [Math.min(600, most), most] as const, heavy: Math.min(800, most) };
  const faces = [display.family === text.family ? display : heavy, text] as const;
  for (const part of ['fonts', 'pictures']) mkdirSync(path.join(folder, part), { recursive: true });
  const distinct = faces[0].family === faces[1].family ? [faces[0]] : faces;
  const files = [];
  for (const face of distinct) {
    const file = face.family.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    writeFileSync(path.join(folder, 'fonts', `${file}.woff2`), await cut(face));
    files.push({
      family: face.family,
      file,
      weight: face.weight.join(' '),
      ...(face.stretch ? { stretch: face.stretch.map((share) => `${share}%`).join(' ') } : {}),
    });
  }
  const rules = await Promise.all(distinct.map(fallbacks));
  writeFileSync(
    path.join(folder, 'fonts', 'fallbacks.css'),
    `/* What is shown until the typefaces arrive, measured by npm run new-site. */\n${rules.join('\n')}`,
  );
  const families = (family: string): string[] => [family, `${family} fallback`, 'sans-serif'];
  const words = readFileSync(path.join(starter, 'brand.yaml'), 'utf8');
  writeFileSync(
    path.join(folder, 'brand.yaml'),
    fill(words, { name: answers.name, legalName: answers.legalName })
      .replace(
        '# colours',
        stringify({ colours }, { defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN' }).trim(),
      )
      .replace(
        '# typefaces',
        stringify({
          typefaces: { display: families(faces[0].family), text: families(faces[1].family), files },
        }).trim(),
      ),
  );
  const mark = answers.mark
    ? readFileSync(own(answers.mark), 'utf8')
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="${initial(answers.name, await setter(faces[0], 800, 100))}"/></svg>\n`;
  writeFileSync(path.join(folder, 'mark.svg'), mark);
  for (const sheet of ['pointer.svg', 'scene.css', 'scenes.css'])
    copyFileSync(path.join(starter, sheet), path.join(folder, sheet));
  writeFileSync(path.join(folder, 'pictures/ending.svg'), skyline(answers.name.length * 31 + 7));
  return /<path d="([^"]+)"/.exec(mark)?.[1] ?? '';
}

/**
 * Generates the brand and the starter content of a new agency: `npm run new-site -- answers.yaml [--to folder]`, or
 * prompts on a terminal. The result is independent of the starter.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { shareKey } from '#app/seo/share.ts';
import { setter } from '#artwork/fonts/typeface.ts';
import { type Answers, answersSchema, families, type Family, slugOf } from './answers.ts';
import { ask } from './ask.ts';
import { writeBrand } from './brand.ts';
import { rampOf, unreadable } from './colours.ts';
import { fill, type Scope } from './fill.ts';
import { Media } from './media.ts';
import { drawPictures, shareCard } from './pictures.ts';
import { scopeOf, type ServiceWords } from './scope.ts';
import { typefaceOf } from './typefaces.ts';

const project = path.join(import.meta.dirname, '../..');
const starter = path.join(project, 'starter/content');

const wordsSchema = z.array(
  z.object({ parts: z.array(z.object({ title: z.string(), text: z.string() })) }).catchall(z.string()),
);

function valid(written: unknown): Answers {
  const parsed = answersSchema.safeParse(written);
  if (parsed.success) return parsed.data;
  throw new Error(
    parsed.error.issues.map(({ path: field, message }) => `${field.join(' > ')}: ${message}`).join('\n'),
  );
}

/**
 * Writes the starter's files with the answers filled in; a file with a service in its name is written once per
 * service.
 */
function writeContent(scope: Scope, content: string, without: readonly Family[]): void {
  const left = ['services.yaml', ...without.flatMap((family) => families[family])];
  for (const file of globSync('**/*.{yaml,md}', { cwd: starter })) {
    if (left.some((name) => file.startsWith(name))) continue;
    const template = readFileSync(path.join(starter, file), 'utf8');
    const services = scope['services'] as readonly Scope[];
    const scopes = file.includes('{{service.') ? services.map((service) => ({ ...scope, service })) : [scope];
    for (const each of scopes) {
      const target = path.join(content, fill(file, each));
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, fill(template, each));
    }
  }
}

/** Page titles by the key of their link preview. */
function titles(content: string, name: string): { key: string; title: string }[] {
  return globSync('{pages,services,stories,articles,legal}/**/*.{yaml,md}', { cwd: content })
    .toSorted()
    .map((file) => {
      const [, title = ''] =
        /^meta:\n {2}title: "(.*)"$/m.exec(readFileSync(path.join(content, file), 'utf8')) ?? [];
      const stem = file
        .replace(/^(pages|legal)\//, '')
        .replace(/^stories/, 'works')
        .replace(/^articles/, 'blogs')
        .replace(/\.\w+$/, '');
      const address = { index: '/', 'not-found': '/404' }[stem] ?? `/${stem}`;
      return {
        key: shareKey(address),
        title: title
          .replace(' | {brand:name}', '')
          .replace('{brand:name} | ', '')
          .replaceAll('{brand:name}', name),
      };
    });
}

/** Writes a complete site folder. `own` resolves a file named in the answers. */
async function writeSite(answers: Answers, folder: string, own: (file: string) => string): Promise<void> {
  const colours = rampOf(answers.colours);
  const faults = unreadable(colours);
  if (faults.length > 0)
    throw new Error(
      `These colours cannot be read on each other. Give a stronger or darker first colour.\n${faults.join('\n')}`,
    );
  const [brand, content] = [path.join(folder, 'brand'), path.join(folder, 'content')];
  const mark = await writeBrand(answers, colours, brand, own);
  const words = wordsSchema.parse(parse(readFileSync(path.join(starter, 'services.yaml'), 'utf8')));
  writeContent(scopeOf(answers, colours, words as readonly ServiceWords[]), content, answers.without);
  const display = typefaceOf(answers.typefaces.display, own);
  const set = await setter(display, 800, 84);
  const media = new Media(path.join(content, 'media'));
  drawPictures(media, colours, {
    offices: answers.offices.map(({ place }) => slugOf(place)),
    services: answers.services.map(slugOf),
    people: 4,
    mark,
    set,
  });
  const cards = titles(content, answers.name);
  await Promise.all(
    cards.map(({ key, title }, seed) =>
      shareCard(media, colours, { key, title, name: answers.name, mark, set, seed }),
    ),
  );
  media.save();
  execFileSync(process.execPath, ['artwork/icons/draw.ts'], {
    cwd: project,
    env: { ...process.env, SITE: folder },
    stdio: 'inherit',
  });
}

if (import.meta.main) {
  try {
    const {
      positionals: [file],
      values,
    } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
    const answers = valid(file ? parse(readFileSync(file, 'utf8')) : await ask());
    const slug = slugOf(answers.name);
    const folder = path.resolve(values.to ?? path.join(project, 'sites', slug));
    const name = folder.startsWith(`${project}/`) ? path.relative(project, folder) : folder;
    if (existsSync(folder)) throw new Error(`${name} is there already: remove it, or give another name`);
    await writeSite(answers, folder, (own) => path.resolve(file ? path.dirname(file) : '.', own));
    console.log(`Written to ${name}. Run: SITE=${name} npm start`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

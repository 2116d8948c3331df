import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

const variable = (name: string, file: string) => `@fontsource-variable/${name}/files/${name}-${file}.woff2`;
const fixed = (name: string, file: string) => `@fontsource/${name}/files/${name}-${file}.woff2`;

/** The open-licence faces of the sample brands, chosen for contrast. */
const FILES = {
  // The site's own two faces, used in link previews.
  display: variable('anybody', 'latin-standard-normal'),
  text: variable('instrument-sans', 'latin-wght-normal'),
  soft: variable('fraunces', 'latin-full-normal'),
  softItalic: variable('fraunces', 'latin-full-italic'),
  round: variable('unbounded', 'latin-wght-normal'),
  poster: variable('big-shoulders', 'latin-standard-normal'),
  odd: variable('syne', 'latin-wght-normal'),
  geometric: variable('outfit', 'latin-wght-normal'),
  quirk: variable('bricolage-grotesque', 'latin-standard-normal'),
  friendly: variable('gabarito', 'latin-wght-normal'),
  clinic: variable('sora', 'latin-wght-normal'),
  freight: variable('encode-sans', 'latin-standard-normal'),
  sharp: variable('familjen-grotesk', 'latin-wght-normal'),
  fashion: variable('bodoni-moda', 'latin-standard-normal'),
  fashionItalic: variable('bodoni-moda', 'latin-standard-italic'),
  kufi: variable('reem-kufi', 'latin-wght-normal'),
  kufiArabic: variable('reem-kufi', 'arabic-wght-normal'),
  anek: variable('anek-malayalam', 'latin-standard-normal'),
  malayalam: variable('anek-malayalam', 'malayalam-standard-normal'),
  fraktur: fixed('unifrakturcook', 'latin-700-normal'),
  script: fixed('oleo-script', 'latin-700-normal'),
  souk: fixed('rakkas', 'latin-400-normal'),
  slab: fixed('zilla-slab', 'latin-700-normal'),
  slabLight: fixed('zilla-slab', 'latin-500-normal'),
  linear: fixed('italiana', 'latin-400-normal'),
} as const;

/** Short name of a face. */
export type Face = keyof typeof FILES;

/** A static instance of a face that holds what the text needs, with its kerning and ligatures. */
export async function instance(face: Face, text: string, axes: Record<string, number>): Promise<Font> {
  const file = await readFile(fileURLToPath(import.meta.resolve(FILES[face])));
  // fontkit cannot vary a WOFF2, so the axes are pinned before it reads the outlines.
  const sfnt = await subsetFont(file, text, { targetFormat: 'sfnt', variationAxes: axes });
  // fontkit reads an empty last glyph (the space) past the end of the file, hence the padding.
  const font = create(Buffer.concat([sfnt, Buffer.alloc(64)]));
  if (!('layout' in font)) throw new Error(`${face} is a collection, not a font`);
  return font;
}

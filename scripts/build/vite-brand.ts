import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readBrand } from '#app/content/brand.server.ts';
import type { Brand } from '#app/content/schema/brand.ts';
import { brandFolder, siteFolderIn } from '#app/content/site-folder.server.ts';

const quoted = (family: string): string => (/^[a-z-]+$/i.test(family) ? family : `'${family}'`);

/** The brand as custom properties, in the same layer as `tokens.css`. */
function properties({ colours, typefaces, shapes, motion }: Brand): string {
  const values = {
    ...colours,
    // The two extra hex digits are alpha.
    'rule-on-paper': `${colours['ink-900']}24`,
    'rule-on-ink': `${colours['sand-50']}29`,
    'field-on-ink': `${colours['sand-50']}80`,
    display: typefaces.display.map(quoted).join(', '),
    text: typefaces.text.map(quoted).join(', '),
    ...(shapes.corner === 'square' ? { round: '0', cut: 'none' } : {}),
    'picture-edge': shapes.picture,
    ease: motion,
  };
  const lines = Object.entries(values).map(([name, value]) => `--${name}: ${value};`);
  return `@layer tokens { :root { ${lines.join('\n')} } }`;
}

/** `@font-face` rules; the bundler assigns the file URLs. */
function faces({ typefaces: { files } }: Brand): string {
  const imports = files.map(
    ({ file }, index) =>
      `import f${index} from ${JSON.stringify(path.join(brandFolder, 'fonts', `${file}.woff2`))};`,
  );
  const rules = files.map(
    ({ family, weight, stretch, letters }, index) =>
      `\`@font-face{font-family:${quoted(family)};src:url(\${f${index}}) format('woff2');font-weight:${weight}` +
      `${stretch ? `;font-stretch:${stretch}` : ''};font-display:swap${letters ? `;unicode-range:${letters}` : ''}}\``,
  );
  return `${imports.join('\n')}\nexport const typefaces = [${rules.join(',\n')}].join('');`;
}

const modules: Readonly<Record<string, (brand: Brand) => string>> = {
  'virtual:brand': ({ mark, pointer = mark, colours, scene, views }) =>
    `export const mark = ${JSON.stringify(mark)};\nexport const pointer = ${JSON.stringify(pointer)};\nexport const themeColor = '${colours['ink-950']}';\nexport const scene = ${JSON.stringify(scene)};\nexport const views = ${JSON.stringify(views)};`,
  'virtual:typefaces': faces,
};

const isMissing = (file: string): boolean => !existsSync(path.join(siteFolderIn('.'), file));

/** Removes references to pictures and sheets that the brand does not have. */
function withoutMissing(code: string): string {
  return code
    .replaceAll(/@import '@site\/([^']+)'[^;]*;/g, (all, file: string) => (isMissing(file) ? '' : all))
    .replaceAll(/url\('@site\/([^']+)'\)/g, (all, file: string) => (isMissing(file) ? 'none' : all));
}

/** Resolves a picture that the brand does not have to an empty module. */
export function leftOut(): Plugin {
  const nothing = '\0left-out';
  return {
    name: 'left-out',
    enforce: 'pre',
    resolveId: (id) =>
      id.startsWith(`${siteFolderIn('.')}/`) && !existsSync(id.split('?')[0] ?? id) ? nothing : undefined,
    load: (id) => (id === nothing ? 'export default undefined;' : undefined),
    transform: { filter: { id: /\.css$/ }, handler: withoutMissing },
  };
}

/** Provides `brand/` to the code: its modules, its custom properties, and `@site`, the site folder. */
export function brand(): Plugin {
  return {
    name: 'brand',
    enforce: 'pre',
    config: () => ({
      publicDir: path.join(brandFolder, 'icons'),
      resolve: { alias: { '@site': siteFolderIn('.') } },
    }),
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load(id) {
      const code = modules[id.slice(1)];
      if (!id.startsWith('\0') || !code) return undefined;
      this.addWatchFile(path.join(brandFolder, 'brand.yaml'));
      return code(readBrand());
    },
    transform: {
      filter: { id: /(?:app\/styles\/index|studio\/ui\/studio)\.css$/ },
      handler(code) {
        this.addWatchFile(path.join(brandFolder, 'brand.yaml'));
        return `${code}\n${properties(readBrand())}`;
      },
    },
  };
}

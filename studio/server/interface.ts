import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { brandFolder } from '#app/content/site-folder.server.ts';
import { brand } from '#scripts/build/vite-brand.ts';
import { mediaType } from '#server/site/media-types.ts';
import { token } from './guard.ts';

/** Files of the studio's UI, by path. */
export type Interface = ReadonlyMap<string, { type: string; content: string | Uint8Array }>;

const folder = path.join(import.meta.dirname, '..', 'ui');

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="studio-token" content="${token}">
<title>Studio</title>
<link rel="stylesheet" href="/studio.css">
<script type="module" src="/typefaces.js"></script>
<script type="module" src="/studio.js"></script>
</head>
<body><div id="studio"></div></body>
</html>
`;

/** Bundles the studio's UI in memory. */
export async function buildInterface(): Promise<Interface> {
  const result = await build({
    root: folder,
    configFile: false,
    plugins: [brand()],
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: { studio: path.join(folder, 'main.tsx'), typefaces: path.join(folder, 'typefaces.ts') },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'studio.css' : '[name][extname]'),
        },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const files = output.map((file) => {
    const content = file.type === 'chunk' ? file.code : file.source;
    return [`/${file.fileName}`, { type: mediaType(path.extname(file.fileName)), content }] as const;
  });
  const icon = readFileSync(path.join(brandFolder, 'icons', 'favicon.ico'));
  return new Map([
    ...files,
    ['/', { type: mediaType('.html'), content: page }],
    ['/favicon.ico', { type: mediaType('.ico'), content: icon }],
  ]);
}

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The order of cascade layers, stated in the first line of the site's stylesheet. */
const order = readFileSync('app/styles/index.css', 'utf8').split('\n', 1)[0];

/**
 * Repeats the order of layers at the head of every CSS module. Layers take the order in which they are first named,
 * and the bundler puts modules before or after the stylesheet that names them as chunks fall.
 */
export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => `${order}\n${code}`,
    },
  };
}

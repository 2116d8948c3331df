import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The cascade layer order, from the first line of the site's stylesheet. */
const order = readFileSync('app/styles/index.css', 'utf8').split('\n', 1)[0];

/**
 * Repeats the layer order at the top of every CSS module. Layers are ordered by first mention, and the bundler may
 * put modules before the stylesheet that declares the order.
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

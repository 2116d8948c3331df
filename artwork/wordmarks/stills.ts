import { paths } from '#artwork/wordmarks/encode.ts';
import { craft } from '#artwork/wordmarks/clients-craft.ts';
import { table } from '#artwork/wordmarks/clients-table.ts';
import { trade } from '#artwork/wordmarks/clients-trade.ts';
import { finish } from '#artwork/wordmarks/layout.ts';
import { bodies, press } from '#artwork/wordmarks/press.ts';
import { boxOf, place } from '#artwork/wordmarks/shape.ts';
import { tools, type Tool } from '#artwork/wordmarks/tools.ts';
import type { Wordmark } from '#artwork/wordmarks/wordmark.ts';
import type { Still } from '#artwork/still.ts';

async function wordmark({ slug, compose, optical }: Wordmark): Promise<Still> {
  const { width, height, svg } = finish(await compose(), optical);
  return { key: `wordmarks/${slug}`, width, height, draw: { svg: () => svg } };
}

/** Icon and name on one line; the icon keeps its owner's exact path. */
async function toolmark({ slug, icon, label }: Tool): Promise<Still> {
  const name = await label();
  const box = boxOf(name);
  const width = Math.ceil(38 + box.w);
  const letters = paths(place(name, (37 - box.x) * 10, 206, 10));
  const mark = `<path transform="translate(0 20)scale(11.667)" d="${icon.path}"/>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="32" viewBox="0 0 ${width * 10} 320" fill="#0C1424">` +
    `${mark}${letters}</svg>`;
  return { key: `wordmarks/${slug}`, width, height: 32, draw: { svg: () => svg } };
}

/** All typeset names with their owners, for the content. */
export const wordmarks: Wordmark[] = [...craft, ...table, ...trade, ...press, ...bodies];

/** Sample clients, press and award bodies, and the real tools. */
export const stills: Still[] = await Promise.all([...wordmarks.map(wordmark), ...tools.map(toolmark)]);

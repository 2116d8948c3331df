import { describe, expect, test } from 'vitest';
import { builtRenderer } from '../e2e/support/announced.ts';
import { filmPage, siteWithFilmElsewhere } from '../setup/film-elsewhere.ts';
import { validator } from './document.ts';

const sources = siteWithFilmElsewhere();
const renderer = sources && (await builtRenderer(sources));
const player = 'https://www.youtube-nocookie.com';

describe.skipIf(!renderer)('a film at YouTube', () => {
  async function rendered(address: string) {
    const page = sources?.pages.get(address);
    if (!renderer || !page) throw new Error(`no page at ${address}`);
    return renderer.render(page);
  }

  test('a page with a film of YouTube allows its player, a page without one does not', async () => {
    const { html, policy } = await rendered(filmPage);
    const frames = /frame-src https:\/\/www\.google\.com https:\/\/www\.youtube-nocookie\.com;/;
    expect(policy).toMatch(frames);
    expect(html).toMatch(frames);
    expect((await rendered('/contact')).policy).toContain('frame-src https://www.google.com;');
  });

  test('nothing of it is in the page but in a template and behind a link', async () => {
    const { html } = await rendered(filmPage);
    expect(html).toMatch(/<a [^>]*href="https:\/\/www\.youtube\.com\/watch\?v=aqz-KE-bpKQ"/);
    const outside = html
      .replace(/<template data-film="">[\s\S]*?<\/template>/g, '')
      .replace(/content="[^"]*"/g, '');
    expect(outside).not.toContain(player);
    const { results } = await validator.validateString(html, 'build/client/probe/index.html');
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  });
});

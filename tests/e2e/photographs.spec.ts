import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { channels, contrast } from '#app/content/contrast.ts';
import { loadContent } from '#app/pages/load.ts';
import { expect, open, test } from './support/test.ts';

/** Pages that open with the photograph from `tests/setup/photograph.ts`. */
const room = '/media/originals/';
const hung = [...loadContent().pages.values()]
  .filter(
    ({ sections: [first] }) => first && 'picture' in first && first.picture?.fallback.src.startsWith(room),
  )
  .map(({ path }) => path);

async function pixelsOf(place: Locator): Promise<string[]> {
  const { data, info } = await sharp(await place.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from(
    { length: info.width * info.height },
    (_, at) => `#${data.toString('hex', at * 3, at * 3 + 3)}`,
  );
}

/** The lamp is at the photograph's focal point and has a unique colour. */
function isLamp(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return red > 130 && green > red * 0.25 && green < red * 0.62 && blue < red * 0.22;
}

for (const path of hung)
  for (const width of [390, 768, 1440])
    test(`${path} shows its photograph sharp and around its focus at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      const photograph = page.locator(`main section img[src^="${room}"]`).first();
      await expect
        .poll(() =>
          photograph.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
        )
        .toBe(true);
      const pixels = await pixelsOf(photograph);
      expect(pixels.filter(isLamp).length / pixels.length).toBeGreaterThan(0.004);
      const stretch = await photograph.evaluate(async (image: HTMLImageElement) => {
        const file = new Image();
        file.src = image.currentSrc;
        await file.decode();
        return Math.max(image.clientWidth / file.naturalWidth, image.clientHeight / file.naturalHeight);
      });
      expect(stretch, 'how far the file is stretched').toBeLessThan(1.35);
    });

/** Hides the text and returns its colour and the contrast that WCAG requires at its size. */
function lift(words: HTMLElement): { colour: string; least: number } {
  const { color, fontSize, fontWeight } = getComputedStyle(words);
  const size = Number.parseFloat(fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
  for (const part of [words, ...words.querySelectorAll<HTMLElement>('*')]) part.style.color = 'transparent';
  const shares = (color.match(/[\d.]+/g) ?? []).slice(0, 3);
  const colour = `#${shares.map((value) => Number(value).toString(16).padStart(2, '0')).join('')}`;
  return { colour, least: isLarge ? 3 : 4.5 };
}

for (const path of hung)
  test(`the words of ${path} can be read on its photograph`, async ({ page }) => {
    await open(page, path);
    const opening = page.locator('main section').first();
    await expect(opening.locator('h1')).toBeVisible();
    for (const words of await opening.locator('h1, p').all()) {
      const said = await words.innerText();
      const { colour, least } = await words.evaluate(lift);
      const found = (await pixelsOf(words))
        .map((ground) => contrast(colour, ground))
        .toSorted((a, b) => a - b);
      // Film grain has single pixels of any colour.
      expect(found[Math.floor(found.length * 0.05)], said).toBeGreaterThanOrEqual(least);
    }
  });

import { box, fill, layers, palette, type Svg } from '#artwork/draw/index.ts';
import { arabic, condensed, malayalam } from '#artwork/stories/lettering.ts';

/** One question in three scripts, in a search field. */
export async function questions(): Promise<Svg> {
  const [english, second, third] = await Promise.all([
    condensed('plumber near me', 62),
    malayalam('അടുത്തുള്ള പ്ലംബർ', 42),
    arabic('سباك قريب مني', 54),
  ]);
  return layers(
    box(0, 0, 780, 440, palette.lagoon),
    fill('M52 44H640C706 50 728 84 728 140V440H52Z', '#FFFFFF'),
    english.at(84, 142, palette.night),
    box(english.width + 98, 66, 8, 92, palette.ember),
    box(52, 184, 676, 3, palette.mist),
    second.at(84, 254, palette.lagoon),
    box(52, 286, 676, 3, palette.mist),
    third.at(696 - third.width, 348, palette.lagoon),
  );
}

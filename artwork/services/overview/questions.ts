import { box, fill, layers, palette, type Svg } from '#artwork/draw/index.ts';
import { arabic, condensed, malayalam } from '#artwork/stories/lettering.ts';

/** One question in three scripts, in a search field. */
export async function questions(): Promise<Svg> {
  const [english, second, third] = await Promise.all([
    condensed('plumber near me', 68),
    malayalam('അടുത്തുള്ള പ്ലംബർ', 46),
    arabic('سباك قريب مني', 62),
  ]);
  return layers(
    box(0, 0, 780, 520, palette.lagoon),
    fill('M40 56H660C720 62 740 96 740 150V464H40Z', '#FFFFFF'),
    english.at(76, 170, palette.night),
    box(english.width + 92, 78, 9, 116, palette.ember),
    box(40, 222, 700, 3, palette.mist),
    second.at(76, 306, palette.lagoon),
    box(40, 344, 700, 3, palette.mist),
    third.at(704 - third.width, 414, palette.lagoon),
  );
}

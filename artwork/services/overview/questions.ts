import { box, fill, layers, palette, type Svg } from '#artwork/draw/index.ts';
import { arabic, condensed, malayalam } from '#artwork/stories/lettering.ts';

/** One question in three scripts, in a search field. */
export async function questions(): Promise<Svg> {
  const [english, second, third] = await Promise.all([
    condensed('plumber near me open now', 92),
    malayalam('അടുത്തുള്ള പ്ലംബർ', 66),
    arabic('سباك قريب مني الآن', 74),
  ]);
  return layers(
    fill('M0 0H1250C1350 10 1400 70 1400 170V520H0Z', '#FFFFFF'),
    english.at(44, 132, palette.night),
    box(english.width + 62, 34, 9, 112, palette.ember),
    box(44, 170, 1356, 3, palette.mist),
    second.at(44, 278, palette.lagoon),
    box(44, 338, 1356, 3, palette.mist),
    third.at(1340 - third.width, 448, palette.lagoon),
  );
}

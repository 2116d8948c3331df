import {
  box,
  clip,
  disc,
  fill,
  layers,
  line,
  palette,
  palmTree,
  place,
  random,
  roundedPath,
  times,
  type Svg,
} from '#artwork/draw/index.ts';
import { arabic, condensed, malayalam } from '#artwork/stories/lettering.ts';
import { met } from './social-cast.ts';

/* Views from a train between Kannur and Shoranur, from dawn to night; all but the wide ones are 480 by 340. */

const { night, ink, ember, laterite, sun, glow, lagoon, paper, mist } = palette;

const palms = (y: number, colour: string, places: readonly (readonly [x: number, height: number, lean: number])[]): Svg =>
  places.map(([x, height, lean], index) => palmTree(x, y, height, lean, colour, `journey-${index}`)).join(''); // prettier-ignore

/** Dawn over the sea and the walls of a fort. */
export const fort = layers(
  box(0, 0, 480, 340, palette.blush),
  disc(150, 196, 84, sun),
  box(0, 196, 480, 150, palette.shoal),
  times(7, (wave) => box(84 + ((wave * 37) % 70), 212 + wave * 16, 120 - wave * 12, 6, glow)),
  fill('M480 130H420L404 190H330L300 260H220L196 340H480Z', palette.clay),
  fill('M480 130H446L430 340H480Z', '#6F2617'),
  times(4, (merlon) => box(424 + merlon * 18, 112, 11, 20, palette.clay)),
  palms(200, palette.teak, [[356, 150, -0.12]]),
);

/** Morning: a house under palms. */
export const house = layers(
  box(0, 0, 480, 340, palette.aqua),
  fill('M0 230C90 190 200 206 300 222T480 210V340H0Z', palette.jade),
  palms(260, palette.forest, [[250, 232, 0.1], [40, 210, -0.06]]),
  fill('M56 214L70 162H212L230 214Z', ember) + fill('M141 162H212L230 214H141Z', laterite),
  box(74, 214, 140, 74, paper) + box(92, 230, 30, 34, lagoon) + box(158, 228, 32, 60, palette.teak),
  fill('M0 280H480V340H0Z', palette.paddy),
); // prettier-ignore

/** Bananas in bunches, hung before the window by a seller on the platform. */
export const bananas = layers(
  box(0, 0, 480, 340, glow),
  box(0, 0, 480, 46, palette.clay),
  times(3, (bunch) =>
    place(
      layers(
        line('M0 -60V190', palette.moss, 12),
        times(5, (tier) =>
          times(5, (finger) => {
            const side = finger - 2;
            const y = tier * 44;
            const reach = 52 - tier * 4;
            return line(
              `M${side * 7} ${y}Q${side * reach * 0.7} ${y - 4} ${side * reach * 0.62} ${y + 50 - Math.abs(side) * 9}`,
              (finger + tier) % 2 ? sun : palette.turmeric,
              22,
            );
          }),
        ),
      ),
      72 + bunch * 118,
      [64, 22, 86][bunch] ?? 0,
    ),
  ),
);

/** Another train, with somebody at every window. */
export const passing = layers(
  box(0, 0, 612, 340, palette.aqua),
  box(0, 36, 612, 310, ember) + box(0, 268, 612, 20, sun) + box(0, 24, 612, 24, laterite),
  (['elder', 'tourist', 'trader'] as const).map((who, index) => {
    const pane = roundedPath(22 + index * 120, 72, 106, 164, 20);
    return clip(pane, fill(pane, palette.deep) + met(who, 75 + index * 120, 158, 0.62));
  }),
);

/** The station's name in three scripts, on a board as long as the window. */
export async function board(width: number): Promise<Svg> {
  const isWide = width > 500;
  const names = await Promise.all([
    // Its two-part vowels as two letters: the typesetter draws nothing for the joined ones.
    malayalam('ക\u0D47\u0D3Eഴിക്ക\u0D47\u0D3Eട്', isWide ? 44 : 24),
    condensed('Kozhikode', isWide ? 72 : 40),
    arabic('كاليكوت', isWide ? 58 : 34),
  ]);
  const middle = isWide ? 238 : 124;
  const tops = isWide ? [92, 190, 282] : [76, 138, 200];
  return layers(
    box(0, 0, width, 340, palette.shoal),
    palms(330, palette.deep, [[width - 60, 300, -0.1], [width - 300, 260, 0.08]]),
    isWide ? box(64, 200, 20, 200, ink) + box(388, 200, 20, 200, ink) : box(60, 200, 16, 200, ink),
    box(isWide ? 26 : -20, 24, isWide ? 424 : 280, isWide ? 284 : 196, sun, 6),
    names.map((name, index) => name.at(middle - name.width / 2, tops[index] ?? 0, ink)),
  ); // prettier-ignore
}

/** Rain on a river with logs afloat. */
export function rain(): Svg {
  const next = random('kallayi');
  return layers(
    box(0, 0, 480, 340, palette.slate),
    fill('M0 150C80 110 150 130 220 120S400 96 480 130V340H0Z', palette.abyss),
    box(0, 190, 480, 150, palette.deep),
    times(4, (log) =>
      place(
        box(-90, -15, 180, 30, palette.clay, 15) + disc(76, 0, 15, palette.apricot) + disc(76, 0, 7, palette.clay),
        70 + ((log * 137) % 260), 216 + log * 34, -6,
      ),
    ),
    times(46, () => {
      const [x, y] = [next() * 520, next() * 340 - 20];
      return line(`M${Math.round(x)} ${Math.round(y)}l-20 52`, mist, 4);
    }),
  ); // prettier-ignore
}

/** Girders of a bridge against the evening. */
export const bridge = layers(
  box(0, 0, 480, 340, palette.coral),
  disc(110, 176, 70, glow),
  box(0, 210, 480, 130, laterite),
  times(5, (wave) => box(50 + ((wave * 29) % 40), 222 + wave * 20, 120 - wave * 14, 7, glow)),
  fill('M0 196C60 176 90 204 150 196S420 176 480 200V212H0Z', palette.clay),
  line('M-40 330L150 20L340 330L530 20', ink, 30) + line('M150 0V340', ink, 18),
  box(0, 0, 480, 34, ink) + box(0, 306, 480, 34, ink),
  times(9, (rivet) => disc(20 + rivet * 56, 17, 5, palette.clay)),
);

/** The last platform at night, one lamp on, and a cat asleep below it. */
export const platform = layers(
  box(0, 0, 480, 340, night),
  times(12, (star) => disc((star * 89) % 470, 20 + ((star * 53) % 120), 2 + (star % 2), mist)),
  disc(70, 84, 34, glow) + disc(84, 76, 30, night),
  fill('M186 92L40 300H330Z', '#3A3A3C'),
  box(178, 60, 12, 260, ink) + fill('M152 92Q184 40 216 92Z', ember) + disc(184, 96, 13, glow),
  box(0, 300, 480, 40, palette.teak) + box(0, 294, 480, 8, sun),
  box(56, 246, 200, 14, palette.lagoon) +
    box(74, 260, 12, 36, palette.lagoon) +
    box(226, 260, 12, 36, palette.lagoon),
  fill('M96 246C88 200 128 182 164 186C192 190 206 214 202 246Z', ember) +
    fill(
      'M92 246C80 226 92 206 108 202L106 184L122 196L138 186L136 208C146 222 138 244 126 246Z',
      palette.coral,
    ) +
    line('M200 238C226 246 230 262 214 274', ember, 13) +
    line('M102 224q6 6 12 0M120 226q6 6 12 0', ink, 3),
);

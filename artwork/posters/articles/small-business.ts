import {
  boom,
  cloud,
  fill,
  form,
  layers,
  line,
  mark,
  palette,
  sea,
  sky,
  sun,
  type Svg,
  times,
} from '#artwork/draw/index.ts';
import { foreshore } from '#artwork/posters/parts.ts';

/** A footwear brand changes platform: the shoe is a boat, halfway across. */
export function smallBusiness(): Svg {
  const upper =
    'M46 330C56 300 66 268 66 226C92 246 132 248 160 218C194 268 256 296 330 308C366 314 380 336 378 360H48C42 350 42 340 46 330Z';
  const sole = 'M40 354H382Q386 396 350 398H70Q36 396 40 354Z';
  const tongue = 'M108 236L214 52C262 112 276 176 262 236C240 246 200 256 172 244C150 236 128 232 108 236Z';
  return layers(
    sky('#8CC6BC', palette.glow, 400, 320),
    sun(330, 120, 60, palette.ember, palette.sun),
    cloud(80, 80, 180, palette.mist, 8),
    cloud(370, 230, 140, palette.mist, 6),
    fill(
      'M-700 366H-40V352H24V366H40V430H28V374H-700ZM1100 366H440V352H376V366H360V430H372V374H1100Z',
      palette.ink,
    ),
    sea(372, [palette.shoal, palette.lagoon, palette.deep, palette.tide], { gap: 22, phase: 24 }),
    line('M96 250L222 40', palette.ink, 6),
    form(tongue, palette.paper, palette.rope, 280, 150, 188, 90),
    mark(210, 168, 58, palette.ember),
    line(tongue, palette.ink, 2.4),
    form(upper, palette.ember, palette.clay, 60, 372, -76, 110),
    fill('M96 340C160 322 240 318 318 346C240 352 160 356 96 340Z', palette.sun),
    fill(
      'M66 226C80 236 98 242 116 240C112 268 100 300 80 318C66 318 54 322 48 328C58 300 66 268 66 226Z',
      palette.clay,
    ),
    line('M164 232L214 214M184 254L236 234M206 274L260 252M232 290L286 268', palette.paper, 6),
    line('M214 214L232 80M286 268L240 60', palette.paper, 2),
    form(sole, palette.paper, palette.rope, 210, 404, -90, 26),
    line('M60 376H366', palette.ink, 3),
    times(11, (index) => line(`M${76 + index * 28} 386V396`, palette.rope, 4)),
    foreshore(392, palette.lagoon, palette.paper, 30),
    foreshore(428, palette.deep, palette.shoal, 70),
    foreshore(464, palette.tide, palette.deep, 20),
    boom(348, 440, 0.3, { flip: true, mizzen: false, reflection: palette.ink }),
    fill('M222 40V20L256 30Z', palette.sun),
  );
}

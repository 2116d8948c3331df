import {
  box,
  cloud,
  form,
  layers,
  line,
  palette,
  sea,
  silver,
  sky,
  sun,
  type Svg,
  times,
  uru,
} from '#artwork/draw/index.ts';
import { foreshore, rope } from '#artwork/posters/parts.ts';

/** A hardware store: a spanner with flukes; it holds where it is dropped. */
export function hardwareStore(): Svg {
  const [lit, flat, lee, dark] = silver;
  const tool =
    'M176 150C150 136 138 108 148 78L178 104L206 96L212 68L184 44C218 34 254 56 254 96C254 120 242 140 224 150V352C262 346 296 322 308 286L284 290L324 236L350 300L330 294C316 352 268 396 200 412C132 396 84 352 70 294L50 300L76 236L116 290L92 286C104 322 138 346 176 352Z';
  return layers(
    sky(palette.ember, palette.coral, 420),
    sun(88, 148, 62, palette.glow, palette.sun),
    cloud(330, 110, 180, palette.coral, 8),
    cloud(40, 250, 150, palette.coral, 6),
    sea(318, ['#2C7F86', palette.lagoon, palette.deep, palette.tide, palette.abyss], { gap: 30, phase: 44 }),
    uru(52, 334, 0.34, { reflection: palette.ink }),
    rope('M238 54C300 10 340 60 420 20', 13, palette.rope, '#A98555', palette.ink),
    form(tool, flat, dark, 306, 240, 196, 210),
    line(tool, palette.ink, 5),
    line('M187 164V346', lit, 7),
    line('M94 318C116 360 154 384 198 394', lee, 5),
    box(192, 190, 16, 120, dark, 8),
    times(3, (index) => line(`M218 ${196 + index * 30}H224`, palette.ink, 2)),
    foreshore(430, palette.tide, palette.lagoon),
    foreshore(464, palette.abyss, palette.deep, 80),
  );
}

import {
  boom,
  box,
  clip,
  cloud,
  disc,
  form,
  layers,
  line,
  mark,
  palette,
  rectPath,
  ridge,
  sea,
  shade,
  sky,
  sun,
  type Svg,
  times,
} from '#artwork/draw/index.ts';
import { foreshore } from '#artwork/posters/parts.ts';

/** A shop redesigned: the trolley has been given a sail and a sea. */
export function ecommerceRedesign(): Svg {
  const basket = 'M84 256H338L306 372H122Z';
  const grid = layers(
    times(9, (index) => line(`M${104 + index * 28} 256L${134 + index * 20} 372`, palette.ink, 3)),
    times(4, (index) => line(`M70 ${280 + index * 24}H350`, palette.ink, 3)),
  );
  const sail = 'M104 236L246 40C296 104 308 170 292 236C232 212 166 214 104 236Z';
  const parcel = (x: number, y: number, w: number, h: number, colour: string, band: string) =>
    form(rectPath(x, y, w, h), colour, palette.clay, x + w + 4, y + h / 2, 184, w * 0.5) +
    box(x + w * 0.42, y, w * 0.16, h, band);
  return layers(
    sky('#BFE0D0', palette.paper, 400),
    sun(340, 150, 58, palette.ember, palette.coral),
    cloud(70, 80, 170, palette.paper, 8),
    cloud(60, 210, 140, palette.paper, 6),
    ridge(372, [10, 26, 16, 6, 20, 12, 24], palette.aqua),
    sea(372, [palette.shoal, palette.lagoon, palette.deep, palette.tide], { gap: 22, phase: 90 }),
    line('M188 250V20', palette.ink, 6),
    line('M92 250L256 26', palette.ink, 5),
    form(sail, palette.ember, palette.clay, 306, 150, 188, 110),
    mark(226, 150, 54, palette.paper),
    parcel(120, 214, 66, 60, palette.sun, palette.paper),
    parcel(196, 196, 58, 80, palette.rope, palette.ember),
    parcel(262, 222, 56, 52, palette.lagoon, palette.sun),
    clip(
      basket,
      box(60, 250, 300, 140, palette.paper) +
        shade(basket, { colour: palette.aqua, x: 350, y: 310, angle: 184, length: 160 }) +
        grid,
    ),
    line(basket, palette.ink, 6),
    line('M338 256L356 200H392', palette.ink, 8),
    line('M122 372L104 398H320', palette.ink, 6),
    foreshore(396, palette.deep, palette.shoal, 12),
    disc(136, 404, 15, palette.ink),
    disc(136, 404, 5, palette.sun),
    disc(292, 404, 15, palette.ink),
    disc(292, 404, 5, palette.sun),
    foreshore(412, palette.deep, palette.lagoon, 50),
    foreshore(452, palette.tide, palette.lagoon, 90),
    boom(50, 430, 0.3, { mizzen: false, flip: true, reflection: palette.ink }),
  );
}

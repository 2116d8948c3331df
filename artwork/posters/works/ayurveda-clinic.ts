import {
  brass,
  fill,
  form,
  glitter,
  layers,
  line,
  palette,
  palmTree,
  place,
  rays,
  sambuk,
  sea,
  sky,
  sun,
  type Svg,
} from '#artwork/draw/index.ts';

/** An Ayurveda clinic: a brass lamp whose flames are sails. */
export function ayurvedaClinic(): Svg {
  const flame = (x: number, y: number, scale: number, turn: number) =>
    place(
      form('M0 0C-22 -14 -14 -46 14 -76C30 -46 28 -12 0 0Z', palette.sun, palette.ember, 20, -20, 200, 40) +
        fill('M2 -8C-6 -18 0 -36 10 -48C16 -30 14 -14 2 -8Z', palette.paper),
      x,
      y,
      turn,
      scale,
    );
  const [lit, flat, lee, dark] = brass;
  const bowl = 'M84 178C120 206 280 206 316 178C300 216 258 228 200 228C142 228 100 216 84 178Z';
  const stem =
    'M184 222H216L212 262C232 268 232 284 212 290L208 318C226 326 226 338 210 344L216 376H184L190 344C174 338 174 326 192 318L188 290C168 284 168 268 188 262Z';
  const foot = 'M184 372H216C222 398 262 408 282 428H118C138 408 178 398 184 372Z';
  const spire =
    'M190 196C186 166 196 156 194 136C182 130 182 114 194 108C191 88 198 70 200 40C202 70 209 88 206 108C218 114 218 130 206 136C204 156 214 166 210 196Z';
  return layers(
    sky('#0C3B30', palette.forest, 420, 300),
    rays(200, 130, 40, 110, 620, '#12493A', 0.5),
    sun(200, 130, 108, palette.jade, palette.forest),
    sea(398, [palette.palm, '#12493A', '#0C332B', palette.night], { gap: 22 }),
    glitter(200, 404, 500, palette.sun, 130, 190, 'lamp'),
    form(stem, flat, dark, 232, 300, 184, 40),
    line('M190 250V370', lit, 4),
    form(foot, flat, dark, 284, 420, 190, 110),
    fill('M112 428H288V440H112Z', lee),
    form(bowl, flat, dark, 320, 214, 186, 150),
    fill('M84 178C118 196 282 196 316 178L312 188C280 204 120 204 88 188Z', lit),
    flame(96, 178, 1, -16),
    flame(148, 188, 1.2, -8),
    form(spire, flat, dark, 218, 130, 184, 26),
    line('M196 118C194 92 198 78 199 60', lit, 2.4),
    flame(252, 188, 1.2, 10),
    flame(304, 178, 1, 20),
    sambuk(56, 424, 0.34, { sail: palette.glow, reflection: palette.sun }),
    palmTree(372, 520, 150, -0.1, '#0C332B', 'clinic'),
  );
}

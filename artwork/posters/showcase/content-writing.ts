import {
  box,
  clip,
  cloud,
  ellipsePath,
  fill,
  form,
  layers,
  line,
  palette,
  paperBoat,
  random,
  ridge,
  round,
  sambuk,
  sea,
  sky,
  sun,
  type Svg,
  text,
  times,
} from '#artwork/draw/index.ts';
import { foreshore } from '#artwork/posters/parts.ts';

/** Content writing: an inkwell as a boat with a quill as its sail. */
export function contentWriting(): Svg {
  const quill =
    'M186 330C150 250 160 150 226 80C262 42 308 22 344 18C352 70 344 140 316 196C288 252 246 296 186 330Z';
  const well = 'M84 318H284L300 340V392C300 412 284 424 264 424H104C84 424 68 412 68 392V340Z';
  const next = random('barbs');
  return layers(
    sky(palette.paper, '#F3D9B8', 420, 320),
    sun(92, 146, 76, palette.ember, palette.coral),
    cloud(60, 262, 170, '#F3D9B8', 7),
    cloud(360, 300, 130, '#F3D9B8', 6),
    ridge(386, [20, 8, 26, 14, 30, 20, 8], '#C9B9A4'),
    sea(386, ['#3B4A78', '#28365E', palette.navy, palette.night], { gap: 22, phase: 64 }),
    form(quill, palette.lagoon, palette.tide, 340, 180, 190, 150),
    clip(
      quill,
      times(26, (index) => {
        const t = index / 26;
        const x = 190 + 150 * t * t + 20 * t;
        const y = 320 - 300 * t;
        return line(
          `M${round(x)} ${round(y)}l${round(60 + next() * 20)} ${round(-34 - next() * 14)}M${round(x)} ${round(y)}l${round(-50 - next() * 20)} ${round(-56)}`,
          index % 3 ? palette.tide : palette.aqua,
          1.6,
        );
      }),
    ),
    fill('M250 62L270 74L246 92ZM300 224L312 204L324 214L304 246Z', palette.paper),
    line('M344 18C262 110 206 220 176 346', palette.paper, 4),
    line('M186 318L176 346', palette.sand, 7),
    form(well, palette.ink, '#4B5A8A', 306, 380, 186, 120),
    fill('M84 318H284L300 340H68Z', palette.slate),
    fill(ellipsePath(184, 322, 66, 9), palette.ink),
    line('M90 356V396', '#6B7CB0', 7),
    box(120, 352, 128, 50, palette.paper),
    text(134, 364, 100, [1, 0.7, 0.86], palette.ink, 4, 2.8),
    foreshore(404, '#28365E', '#6B7CB0', 20),
    foreshore(446, palette.navy, '#3B4A78', 90),
    line('M286 430C320 420 350 440 380 428', palette.paper, 3),
    paperBoat(348, 428, 0.5, { sail: palette.paper, shade: palette.rope, flip: true }),
    sambuk(36, 420, 0.26, { mizzen: false, shade: palette.coral }),
  );
}

import {
  box,
  canoe,
  circlePath,
  clip,
  cloud,
  disc,
  fill,
  form,
  glitter,
  layers,
  line,
  palette,
  ring,
  sea,
  sky,
  type Svg,
  times,
} from '#artwork/draw/index.ts';
import { foreshore, boomHull } from '#artwork/posters/parts.ts';

/** Revenue maximization: a crane lowers the sun into the hold. */
export function revenueMaximization(): Svg {
  const lattice = (x: number, top: number, bottom: number, width: number) => {
    const steps = Math.round((bottom - top) / width);
    return layers(
      line(`M${x} ${top}V${bottom}M${x + width} ${top}V${bottom}`, palette.ink, 6),
      times(steps, (index) =>
        line(
          `M${x + (index % 2 ? width : 0)} ${top + index * width}L${x + (index % 2 ? 0 : width)} ${top + (index + 1) * width}`,
          palette.ink,
          3,
        ),
      ),
    );
  };
  const load = circlePath(150, 236, 74);
  return layers(
    sky('#D9704A', '#F9CE8C', 400, 340),
    cloud(60, 92, 180, '#E58C62', 8),
    cloud(250, 170, 130, '#EFA574', 6),
    fill('M-700 400V360H-30V340H10V352H40V328H52V360H96V346H120V360H240V330H262V360H1100V400Z', '#B2583C'),
    sea(392, ['#8A4434', palette.teak, palette.umber, palette.ink], { gap: 20, phase: 20 }),
    glitter(150, 398, 500, palette.sun, 70, 120, 'crane'),
    lattice(306, 40, 440, 44),
    line('M40 60H392M306 40L60 58M350 40L392 58', palette.ink, 5),
    times(12, (index) =>
      line(`M${60 + index * 22} 60L${71 + index * 22} ${58 - (index + 0.5) * 1.4}`, palette.ink, 2),
    ),
    line('M328 4L40 56M328 4L392 56M328 4V40', palette.ink, 3),
    form('M352 62H392V112H352Z', palette.ink, palette.slate, 392, 100, 190, 20),
    form('M296 82H330V124H296Z', palette.ember, palette.clay, 334, 110, 190, 30),
    box(302, 92, 16, 14, palette.glow),
    box(136, 56, 28, 12, palette.ink),
    line('M144 66V122M156 66V122', palette.ink, 2.4),
    line('M150 122C150 138 166 138 164 150', palette.ink, 6),
    line('M150 144L84 206M150 144L216 206M150 144L120 168M150 144L180 168', palette.ink, 2.4),
    form(load, palette.sun, palette.ember, 150, 318, -90, 150),
    clip(
      load,
      line(
        'M60 220Q150 260 240 220M60 250Q150 296 240 250M70 286Q150 330 230 286M110 150Q90 240 120 320M150 150V320M190 150Q210 240 180 320',
        palette.brick,
        2.4,
      ),
    ),
    ring(150, 236, 74, palette.brick, 3),
    boomHull(palette.ink, palette.sun, '#6B3A2A'),
    times(
      7,
      (index) =>
        disc(214 + index * 18, 394 - (index % 2) * 12, 11, index % 2 ? palette.glow : palette.sun) +
        ring(214 + index * 18, 394 - (index % 2) * 12, 7, palette.turmeric, 2),
    ),
    clip(
      'M100 396H330V420H100Z',
      fill('M22 366C54 394 104 404 182 405C268 406 328 399 350 376V440H106Z', palette.ink),
    ),
    line('M60 396C104 412 150 416 192 416C250 416 300 410 334 392', palette.sun, 4),
    foreshore(430, palette.umber, '#8A4434', 40),
    foreshore(466, palette.ink, palette.teak, 110),
    canoe(52, 478, 0.34, { sail: palette.glow }),
    fill('M286 436H1100V1200H286Z', palette.ink),
  );
}

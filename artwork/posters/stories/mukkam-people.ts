import { fill, line, type Svg } from '#artwork/draw/index.ts';
import { roundNeck, shirt } from '#artwork/portraits/dress.ts';
import { saree } from '#artwork/portraits/dress-draped.ts';
import { glasses } from '#artwork/portraits/glasses.ts';
import { crop } from '#artwork/portraits/hair.ts';
import { bun, sweptBack } from '#artwork/portraits/longhair.ts';
import { earrings, plait } from '#artwork/portraits/ornaments.ts';
import { figure, type Portrait } from '#artwork/portraits/portrait.ts';

type Face = Omit<Portrait, 'slug' | 'name' | 'role' | 'group' | 'city' | 'alt' | 'ground'>;

/** One of the creators, eyes at the origin, mirrored where `flip` says so. */
function creator(face: Face): Svg {
  const drawn = figure({
    slug: '',
    name: '',
    role: '',
    group: 'article',
    city: 'Mukkam',
    alt: '',
    ground: { colour: '', sun: '', at: [0, 0, 0] },
    ...face,
  });
  return face.flip ? `<g transform="scale(-1 1)">${drawn}</g>` : drawn;
}

/** She reviews school bags. */
export const reviewer = creator({
  light: 'ahead',
  pose: { yaw: 0.62, tilt: -4 },
  build: { jaw: 0.92, chin: -4, width: 0.97 },
  stance: { wide: 128, turn: 0.3, raise: 0, neck: 29 },
  skin: 'bronze',
  hair: 'black',
  features: { smile: 1, teeth: true, lash: 0.8, arch: 6, rouge: '#a3352a' },
  dress: roundNeck({ lit: '#d9552c', shade: '#a33a17', trim: '#ffcf4d' }, 196),
  parts: ({ h, tone, light }) => ({
    top: sweptBack(h, tone, light, { volume: 9, line: -66 }).top + earrings(h, '#ffcf4d', 6),
    over: plait(h.nape[0] - 8, 60, 7, 22, tone, 3),
  }),
});

/** He cooks for weddings, a towel over his shoulder. */
export const cook = creator({
  light: 'behind',
  pose: { yaw: 0.2, tilt: 3 },
  build: { width: 1.06, jaw: 1.14, chin: -4, wings: 1.3 },
  stance: { wide: 160, turn: 0, raise: 0, neck: 44 },
  skin: 'umber',
  hair: 'grizzled',
  beard: 'thick-moustache',
  beardTone: 'black',
  features: { age: 0.5, smile: 0.6, brow: 1.4, open: 0.84 },
  dress: shirt({ lit: '#fffaf0', shade: '#d8c7a6', trim: '#c7b48d' }, 224),
  parts: ({ h, b, tone, light }) => ({
    top: crop(h, tone, light, { volume: 5, line: -76, corners: 16 }).top,
    chest:
      fill(
        `M${b.x - 62} 150C${b.x - 96} 160 ${b.x - 110} 166 ${b.x - 124} 180L${b.x - 112} 460H${b.x - 44}L${b.x - 50} 220Z`,
        '#2b8f80',
      ) + line(`M${b.x - 92} 166L${b.x - 74} 460`, '#fff3e0', 5),
  }),
});

/** The voice from local football. */
export const voice = creator({
  light: 'ahead',
  flip: true,
  pose: { yaw: 0.8, tilt: -6, pitch: 0.2 },
  build: { jaw: 1.04, nose: 1.08, bridge: 3 },
  stance: { wide: 148, turn: 0.3, raise: 6, neck: 38 },
  skin: 'honey',
  hair: 'black',
  beard: 'short',
  features: { smile: 1, teeth: true, brow: 1.2, open: 0.9 },
  dress: roundNeck({ lit: '#2b8f80', shade: '#1c6156', trim: '#fff3e0' }, 190),
  parts: ({ h, tone, light }) => ({
    top: crop(h, tone, light, { volume: 20, line: -60, corners: 4, quiff: 14 }).top,
  }),
});

/** The grandmother with views on upholstery. */
export const grandmother = creator({
  light: 'ahead',
  flip: true,
  pose: { yaw: 0.4, tilt: 4 },
  build: { jaw: 1.04, chin: -8, width: 1.02, wings: 1.2 },
  stance: { wide: 138, turn: 0.2, raise: 0, neck: 33 },
  skin: 'brown',
  hair: 'white',
  brows: '#a39d98',
  features: { age: 1, smile: 0.7, open: 0.82, lash: 0.2 },
  dress: saree(
    { lit: '#8f3d14', shade: '#5f260a' },
    { lit: '#fffaf0', shade: '#dccbaa' },
    '#ffcf4d',
    '#e5ae22',
  ),
  parts: ({ h, tone, light }) => {
    const hair = bun(h, tone, light, { part: 0, size: 34 });
    return { back: hair.back, top: hair.top + earrings(h, '#ffcf4d') + glasses(h, 'round', '#2e1004', 5) };
  },
});

import {
  clip,
  cloud,
  dune,
  duneLeft,
  faded,
  fill,
  form,
  layers,
  lensPath,
  line,
  palette,
  sambuk,
  sea,
  sky,
  sun,
  type Svg,
  times,
} from '#artwork/draw/index.ts';

/** A falconry club: a folded wing shaped and barred like a sail. */
export function falconryClub(): Svg {
  const body =
    'M150 96C172 66 226 62 250 98C268 124 268 150 288 190C320 250 318 330 288 388L262 452L222 400C180 392 144 346 142 286C140 240 158 214 156 176C154 150 138 132 150 96Z';
  const wing = 'M262 166C320 226 338 320 300 404L268 470C262 420 230 372 216 318C204 264 226 204 262 166Z';
  const hood = 'M146 124C138 84 172 56 206 60C244 64 262 98 254 132C226 150 176 150 146 124Z';
  const bars = times(7, (index) =>
    fill(
      `M180 ${226 + index * 36}Q270 ${210 + index * 36} 350 ${242 + index * 36}V${252 + index * 36}Q270 ${220 + index * 36} 180 ${236 + index * 36}Z`,
      palette.umber,
    ),
  );
  const speckles = times(26, (index) =>
    fill(
      lensPath(164 + ((index * 29) % 62), 212 + Math.floor(index / 4) * 24 + ((index * 7) % 12), 12, 4),
      palette.teak,
    ),
  );
  return layers(
    sky(palette.turmeric, palette.glow, 420),
    sun(146, 190, 128, palette.paper, palette.sun),
    cloud(360, 90, 170, palette.glow, 7),
    sea(398, [palette.lagoon, palette.deep, palette.tide], { gap: 20 }),
    sambuk(62, 408, 0.3, { mizzen: false, reflection: palette.ink }),
    duneLeft(430, 330, 386, palette.coral, palette.clay),
    dune(476, 120, 436, palette.ember, palette.clay),
    form(body, palette.sand, palette.rope, 150, 300, 10, 70),
    speckles,
    form(wing, '#8A5A35', palette.umber, 330, 330, 190, 110),
    clip(wing, faded(layers(bars), 0.55)),
    line(wing, palette.ink, 2.4),
    form(hood, palette.ember, palette.clay, 258, 130, 200, 80),
    fill('M160 112C164 92 194 92 198 112C192 128 166 128 160 112Z', palette.tide),
    line('M146 122C176 148 226 148 254 130', palette.sun, 4),
    fill(
      'M152 116C132 110 112 122 110 146C108 160 114 168 120 170C118 158 124 150 136 150C146 152 154 150 158 146Z',
      palette.ink,
    ),
    fill('M152 118C142 114 132 117 126 124C136 126 146 130 156 132Z', palette.sun),
    line('M204 60V44', palette.ink, 4),
    fill(
      'M204 46C180 36 176 12 188 -4C192 14 200 20 204 8C208 22 216 14 222 -2C230 18 226 38 204 46Z',
      palette.sun,
    ),
    form('M170 426C210 412 270 412 306 430L286 470H194Z', palette.palm, palette.forest, 306, 460, 190, 80),
    fill('M226 466H258L254 540H230Z', palette.ink),
    fill(
      'M206 404C206 424 214 430 212 438L222 430L226 440L232 430L240 438C240 426 236 414 232 404Z',
      palette.sun,
    ),
  );
}

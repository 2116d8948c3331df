import {
  boom,
  box,
  brass,
  circlePath,
  clip,
  disc,
  fill,
  form,
  glitter,
  layers,
  line,
  palette,
  palmTree,
  place,
  ring,
  sambuk,
  sky,
  sun,
  type Svg,
  times,
} from '#artwork/draw/index.ts';

/** A brass porthole with a scene in it. */
function porthole(x: number, y: number, scene: Svg): Svg {
  const [lit, flat, lee, dark] = brass;
  const bolts = times(8, (index) => {
    const angle = (index / 8) * 2 * Math.PI + 0.39;
    return disc(x + 79 * Math.cos(angle), y + 79 * Math.sin(angle), 4, dark);
  });
  return layers(
    disc(x + 5, y + 8, 92, '#0A2630'),
    form(circlePath(x, y, 91), flat, lee, x + 74, y + 66, 222, 130),
    ring(x, y, 88, lit, 2.5),
    bolts,
    disc(x, y, 69, dark),
    clip(circlePath(x, y, 66), place(scene, x, y)),
    line(`M${x - 50} ${y - 22}A55 55 0 0 1 ${x - 18} ${y - 52}`, palette.paper, 6, 'opacity=".9"'),
  );
}

/** UI/UX: the side of the ship is a home screen; each porthole opens something. */
export function uiUx(): Svg {
  const morning =
    box(-80, -80, 160, 170, palette.coral) +
    sun(10, 6, 34, palette.glow, palette.sun) +
    box(-80, 12, 160, 90, palette.lagoon) +
    glitter(10, 18, 66, palette.glow, 30, 60, 'first');
  const boat =
    box(-80, -80, 160, 170, palette.aqua) +
    box(-80, 20, 160, 80, palette.lagoon) +
    boom(6, 40, 0.66, { shade: palette.coral, reflection: palette.ink });
  const grove =
    box(-80, -80, 160, 170, palette.sun) +
    disc(-20, -14, 24, palette.ember) +
    palmTree(18, 66, 112, -0.1, palette.ink, 'hole') +
    fill('M-80 50C-20 30 40 40 80 56V100H-80Z', palette.clay);
  const fishes =
    box(-80, -80, 160, 170, palette.deep) +
    times(5, (index) =>
      place(
        fill(
          'M-18 0C-8 -12 10 -12 20 0C10 12 -8 12 -18 0ZM-15 0L-30 -10L-26 0L-30 10Z',
          index % 2 ? palette.ember : palette.sun,
        ),
        -30 + ((index * 37) % 66),
        -40 + index * 21,
        0,
        0.9,
      ),
    );
  const night =
    box(-80, -80, 160, 170, palette.navy) +
    disc(16, -16, 22, palette.paper) +
    box(-80, 24, 160, 80, palette.ink) +
    sambuk(-14, 34, 0.36, { mizzen: false });
  const rivets = times(
    20,
    (index) => disc(-160 + index * 40, 26, 4.4, '#0A2630') + disc(-160 + index * 40, 478, 4.4, '#0A2630'),
  );
  return layers(
    sky('#17606B', palette.tide, 560, 500),
    line('M-700 12H1100M-700 40H1100M-700 464H1100M-700 492H1100', '#0A2630', 3),
    rivets,
    porthole(105, 150, morning),
    porthole(295, 150, boat),
    porthole(105, 345, grove),
    porthole(295, 345, fishes),
    porthole(-88, 150, night),
    porthole(-88, 345, boat),
    porthole(488, 150, grove),
    porthole(488, 345, night),
    disc(362, 86, 20, palette.ember),
    fill('M358 78L365 76V96H359V82Z', palette.paper),
  );
}

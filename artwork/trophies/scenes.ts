import { box, disc, fill, layers, line, place, ring, silver, times, type Svg } from '#artwork/draw/index.ts';
import { malayalam } from '#artwork/stories/lettering.ts';

const zha = await malayalam('ഴ', 200);

/** A radio that says the letter of its trophy, louder and louder. */
export function radio(): Svg {
  const [body, dark, cream, ember] = ['#F0562B', '#4A0D2B', '#FBF6EE', '#FFB43F'];
  return layers(
    box(0, 0, 600, 600, '#8A1A4A'),
    place(
      layers(
        line('M340 250L380 60', dark, 14) + disc(380, 60, 16, ember),
        box(66, 254, 400, 280, dark, 34),
        box(54, 240, 400, 280, body, 34),
        disc(180, 380, 104, dark),
        times(4, (row) =>
          times(8 + row * 6, (at) => {
            const angle = (at / (8 + row * 6)) * 2 * Math.PI;
            const far = 22 + row * 22;
            return disc(
              180 + Math.cos(angle) * far,
              380 + Math.sin(angle) * far,
              7,
              [cream, ember, '#6FA53C', body][row] ?? cream,
            );
          }),
        ),
        disc(180, 380, 9, cream),
        box(308, 296, 120, 66, cream, 8) + line('M388 300V358', '#C23D14', 6),
        times(5, (at) => box(318 + at * 14, 322, 4, at % 2 ? 16 : 28, dark)),
        disc(340, 428, 28, dark) +
          disc(400, 428, 28, dark) +
          line('M340 428L356 410M400 428L392 406', cream, 6),
        box(92, 520, 70, 22, dark) + box(346, 520, 70, 22, dark),
      ),
      -14,
      122,
      0,
      0.84,
    ),
    zha.at(404, 536, ember, 74 / zha.width) +
      zha.at(430, 426, '#E9A066', 112 / zha.width) +
      zha.at(372, 268, cream, 206 / zha.width),
  );
}

/** A kettle in the light of a film set; its steam is the film. */
export function steam(): Svg {
  const reel = 'M676 214C760 150 640 90 724 20S730-40 724-60';
  return layers(
    box(0, 0, 900, 600, '#0D3A4A'),
    fill('M250 0H520L800 600H60Z', '#FFB43F'),
    fill('M60 528H800L834 600H26Z', '#FFE0A0'),
    line(reel, '#070C16', 78) + line(reel, '#FBF6EE', 64),
    `<path d="${reel}" fill="none" stroke="#070C16" stroke-width="64" stroke-dasharray="9 11"/>` +
      line(reel, '#070C16', 46),
    `<path d="${reel}" fill="none" stroke="#F0562B" stroke-width="38" stroke-dasharray="46 10"/>`,
    line('M282 258C270 70 578 70 566 258', '#070C16', 28),
    fill('M560 372L664 214L706 236L694 264L606 470Z', '#2B2A33'),
    fill('M242 528C190 462 196 316 280 250Q424 160 568 250C652 316 658 462 606 528Z', '#3A3943'),
    fill('M424 205Q500 206 568 250C652 316 658 462 606 528H520C590 420 560 270 424 205Z', '#2B2A33'),
    line('M262 420C246 360 262 306 306 272', '#8C8B95', 12),
    fill('M318 230Q424 176 530 230L518 250H330Z', '#57565F') + disc(424, 178, 24, '#070C16'),
    box(228, 516, 392, 24, '#070C16', 10),
    ring(424, 178, 10, silver[2], 4),
  );
}

import { box, disc, fill, layers, place, ring, times, type Svg } from '#artwork/draw/index.ts';
import { worlds } from './worlds.ts';

const { ground, paper, mark, ink } = worlds.ferryfar;

/** A ticket with serrated ends and four places to punch. */
function ticket(punched: number): Svg {
  return layers(
    box(-150, -62, 300, 124, paper),
    times(6, (index) => disc(-150, -52 + index * 21, 6, ground)),
    times(6, (index) => disc(150, -52 + index * 21, 6, ground)),
    times(4, (index) =>
      index < punched ? disc(-93 + index * 62, 0, 20, ink) : ring(-93 + index * 62, 0, 19, ink, 3),
    ),
  );
}

/** Ferryfar: four taps on a ticket, the last by a thumb. */
export function ferryService(): Svg {
  return layers(
    box(-700, -300, 1900, 1500, ground),
    times(9, (index) =>
      place(ticket(index % 4), -420 + (index % 3) * 620, 10 + Math.floor(index / 3) * 240, -14),
    ),
    place(layers(box(-158, -70, 316, 140, ground), ticket(3)), 200, 200, -14),
    times(4, (index) => ring(290, 178, 34 + index * 22, mark, 7 - index)),
    fill(
      'M262 196C262 158 318 152 324 192L352 300C392 322 430 380 420 560H230C196 470 196 420 232 372C262 330 268 270 262 196Z',
      mark,
    ),
    fill('M271 190C272 166 308 162 314 186L316 204C304 216 286 218 274 210Z', paper),
    fill('M232 372C214 340 170 336 168 372C168 404 196 416 214 440Z', mark),
  );
}

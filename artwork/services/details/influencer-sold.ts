import { box, disc, layers, line, round, type Svg } from '#artwork/draw/index.ts';
import { condensed, plain } from '#artwork/stories/lettering.ts';

/** A campaign, fictional and marked as an example: reach and sales of each person. */
const campaign = [
  { who: 'A star', followers: 900_000, sold: 40, colour: '#FDF3E3' },
  { who: 'A schoolteacher', followers: 4000, sold: 310, colour: '#F7A072' },
] as const;

const written = (amount: number): string => amount.toLocaleString('en');

/** Cups of tea from above, one per sale. */
function cups(count: number, [left, top]: readonly [number, number], run: number, step: number): Svg {
  const points = Array.from(
    { length: count },
    (_, index) =>
      `M${round(left + ((index % run) + 0.5) * step)} ${round(top + (Math.floor(index / run) + 0.5) * step)}h0`,
  ).join('');
  return line(points, '#E9ECEC', step * 0.84) + line(points, '#A65A28', step * 0.62);
}

/** Circles sized by followers, with what each has sold beside or below them. */
export async function sold(width: number, height: number): Promise<Svg> {
  const tall = height > width;
  const [radius, x, floor] = tall ? [220, 270, 520] : [214, 254, 530];
  const [left, run] = tall ? [40, 25] : [600, 31];
  const step = (width - 40 - left) / run;
  let top = tall ? 620 : 86;
  const parts = await Promise.all(
    campaign.map(async ({ who, followers, sold: count, colour }) => {
      const own = radius * Math.sqrt(followers / campaign[0].followers);
      const large = own > 100;
      const middle = large ? x : x + radius + 56;
      const [figure, unit, label] = await Promise.all([
        condensed(written(followers), large ? 66 : 34),
        plain('followers', large ? 22 : 16),
        condensed(`${who}: ${count} cups sold`, 32),
      ]);
      const base = large ? floor - own + 20 : floor - 2 * own - 44;
      const from = top;
      top += Math.ceil(count / run) * step + 110;
      return layers(
        disc(middle, floor - own, own, large ? '#1F5F55' : colour),
        figure.at(round(middle - figure.width / 2), round(base), colour),
        unit.at(round(middle - unit.width / 2), round(base + (large ? 44 : 28)), colour),
        label.at(left, from, colour),
        cups(count, [left, from + 24], run, step),
      );
    }),
  );
  const example = await plain('Example campaign', 18);
  return layers(box(0, 0, width, height, '#0B2B27'), parts, example.at(40, tall ? 62 : 78, '#FDF3E3'));
}

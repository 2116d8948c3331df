import styles from './story-tally.module.css';

/** The middle of its edge, and its half width and height. */
const [middle, edge, half, rise] = [560, 470, 610, 310];
const panels = 6;

/** The share of a line's way down at which it meets the umbrella, or 1 where it passes it by. */
export function shelter(x: number, slant: number, height: number): number {
  for (let part = 0; part * height < edge; part += 0.01) {
    const across = (x - slant * part - middle) / half;
    if (Math.abs(across) < 1 && part * height > edge - rise * Math.sqrt(1 - across ** 2)) return part;
  }
  return 1;
}

/** An open umbrella that stands in the rain; there is room for words below it. */
export function Umbrella() {
  return (
    <g className={styles.umbrella}>
      <path d={`M${middle} ${edge - rise - 40}V700q0 26 -26 26t-26 -26`} className={styles.stick} />
      {Array.from({ length: panels }, (_, panel) => {
        const [from, to] = [panel, panel + 1].map((rib) => half * ((2 * rib) / panels - 1)) as [
          number,
          number,
        ];
        const arc = (across: number, sweep: boolean) => `A${Math.abs(across)} ${rise} 0 0 ${sweep ? 1 : 0}`;
        const [left, right] = [middle + from, middle + to];
        return (
          <path
            key={panel}
            d={`M${middle} ${edge - rise}${arc(from, from > 0)} ${left} ${edge}Q${(left + right) / 2} ${edge - 64} ${right} ${edge}${arc(to, to < 0)} ${middle} ${edge - rise}Z`}
          />
        );
      })}
    </g>
  );
}

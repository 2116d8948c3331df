import styles from './fist.module.css';

/** Fingers from above: the edge at the knuckles, the edge at the tips, top and height. */
const fingers = [
  [36, 176, -104, 56],
  [20, 188, -52, 58],
  [26, 178, 2, 54],
  [48, 156, 52, 46],
] as const;

const palm = 'M318 -64C262 -92 190 -112 120 -106L70 60Q112 112 178 104C232 96 276 72 318 62Z';
const thumb =
  'M318 -64C280 -100 244 -122 206 -104C176 -90 138 -64 104 -46C80 -33 74 -8 88 4C100 14 118 10 136 0L204 -30C226 -38 236 -16 238 6C268 16 296 4 318 -10Z';
const sleeve = 'M352 -82C480 -112 640 -140 860 -170V190C640 150 480 118 352 84Z';

const golden = 0.618_034;

/** Grains within a rectangle, denser towards its foot; the same on every render. */
function grain(x: number, y: number, width: number, height: number, count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const [across, down] = [(at * golden) % 1, Math.sqrt(((at * 13 + 7) % count) / count)];
    return `M${(x + across * width).toFixed(0)} ${(y + down * height).toFixed(0)}h0`;
  }).join('');
}

const onSleeve = grain(352, -150, 300, 270, 420);
const onHand = grain(20, -100, 298, 206, 210);

/** A hand closed around the tape, the thumb over its fingers, its arm reaching to the window's edge. */
export function Fist() {
  return (
    <svg viewBox="0 0 560 400" className={styles.fist} aria-hidden="true">
      <clipPath id="fist-sleeve">
        <path d={sleeve} />
      </clipPath>
      <clipPath id="fist-palm">
        <path d={palm} />
      </clipPath>
      <g transform="translate(16 262) rotate(-22)">
        <path d={sleeve} className={styles.sleeve} />
        <g clipPath="url(#fist-sleeve)">
          <path
            d="M352 46C500 40 640 60 860 66V240H352ZM392 -96Q420 -20 396 20Q440 -30 424 -104Z"
            className={styles.fold}
          />
          <path d={onSleeve} className={styles.woven} />
        </g>
        <path d={palm} />
        <path d={onHand} clipPath="url(#fist-palm)" className={styles.grain} />
        {fingers.map(([from, to, top, high]) => (
          <g key={top} transform={`translate(0 ${top})`}>
            <path
              d={`M${from + 36} 0C${from + 8} -2 ${from - 4} 14 ${from} 30C${from + 2} ${high - 6} ${from + 18} ${high} ${from + 40} ${high}L${to - 22} ${high - 4}Q${to} ${high - 8} ${to} ${high / 2}Q${to} 6 ${to - 24} 5Z`}
              className={styles.finger}
            />
            <path
              d={`M${from + 12} 22Q${from + 20} 9 ${from + 40} 9L${to - 40} 12`}
              className={styles.light}
            />
            <path d={`M${from + 70} ${high - 22}q5 8 1 16`} className={styles.crease} />
          </g>
        ))}
        <path d={thumb} transform="translate(6 16)" className={styles.shadow} />
        <path d={thumb} className={styles.thumb} />
        <path
          d="M98 -27Q112 -46 134 -46Q140 -30 128 -18Q112 -8 98 -12Q94 -18 98 -27Z"
          className={styles.nail}
        />
        <path d="M176 -74q12 10 12 24M196 -84q12 10 12 22" className={styles.crease} />
        <path
          d="M304 -80Q330 -92 356 -90Q372 0 358 92Q330 92 306 80Q322 0 304 -80Z"
          className={styles.cuff}
        />
        <path d="M340 -90Q356 0 342 91" className={styles.seam} />
      </g>
    </svg>
  );
}

import styles from './boxes.module.css';

const inBox = 100;
const [pitch, height] = [13, 22];
const [across, down] = [10, 10];

const lines = Array.from({ length: across * down }, (_, index) => {
  const [x, y] = [(index % across) * pitch + pitch / 2, Math.floor(index / across) * height + 3];
  return `M${x} ${y}`;
});

interface BoxesProps {
  count: number;
  marked: number;
  alt: string;
}

/** Screws in boxes of a hundred; the marked ones are in the last boxes. */
export function Boxes({ count, marked, alt }: BoxesProps) {
  return (
    <div role="img" aria-label={alt} className={`wrap ${styles.boxes}`}>
      {Array.from({ length: count / inBox }, (_, index) => (
        <svg
          key={index}
          viewBox={`0 0 ${across * pitch} ${down * height}`}
          data-marked={index < (count - marked) / inBox ? undefined : ''}
        >
          {index === 0 ? (
            <g id="screws">
              <path d={lines.map((line) => `${line}v14`).join('')} className={styles.shanks} />
              <path d={lines.map((line) => `${line}m-3 0h6`).join('')} className={styles.heads} />
              <path d={lines.map((line) => `${line}m-3.4 6l6.8 -1m-6.8 5l6.8 -1m-6.8 5l6.8 -1`).join('')} />
            </g>
          ) : (
            <use href="#screws" />
          )}
        </svg>
      ))}
    </div>
  );
}

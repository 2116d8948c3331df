import styles from './boxes.module.css';

const inBox = 100;
const inRow = 10;

const screw = [
  { d: 'v14', className: styles.shanks },
  { d: 'm-3 0h6', className: styles.heads },
  { d: 'm-3.4 6l6.8 -1m-6.8 5l6.8 -1m-6.8 5l6.8 -1', className: undefined },
];
const fish = [{ d: 'm-15 6c6 -8 16 -8 22 -1l7 -5v12l-7 -5c-6 7 -16 7 -22 -1z', className: styles.solid }];

/** The room that each takes, and what it is drawn with from the middle of its top. */
const kinds = {
  screw: { pitch: 13, height: 22, strokes: screw },
  fish: { pitch: 34, height: 18, strokes: fish },
};

interface BoxesProps {
  each: keyof typeof kinds;
  count: number;
  marked: number;
  alt: string;
}

/** Screws or fish in boxes of a hundred; the marked ones are in the last boxes. */
export function Boxes({ each, count, marked, alt }: BoxesProps) {
  const { pitch, height, strokes } = kinds[each];
  const places = Array.from(
    { length: inBox },
    (_, index) => `M${(index % inRow) * pitch + pitch / 2} ${Math.floor(index / inRow) * height + 3}`,
  );
  return (
    <div role="img" aria-label={alt} data-each={each} className={`wrap ${styles.boxes}`}>
      {Array.from({ length: count / inBox }, (_, index) => (
        <svg
          key={index}
          viewBox={`0 0 ${inRow * pitch} ${inRow * height}`}
          data-marked={index < (count - marked) / inBox ? undefined : ''}
        >
          {index === 0 ? (
            <g id="counted">
              {strokes.map(({ d, className }) => (
                <path key={d} d={places.map((at) => at + d).join('')} className={className} />
              ))}
            </g>
          ) : (
            <use href="#counted" />
          )}
        </svg>
      ))}
    </div>
  );
}

import { Picture, type PictureProps } from '../picture/picture.tsx';
import styles from './result.module.css';

interface ResultProps {
  /** The whole result: what was measured, from what to what, in what time. */
  result: string;
  /** The part of `result` to emphasise. */
  figure: string;
  /** The number of the figure as a drawing, and the widths at which it is shown. */
  drawn?: Pick<PictureProps, 'picture' | 'sizes'> | undefined;
}

/** Characters of the longest figure that its full size fits. */
const longest = 6;

/** The result of a work, with its figure emphasised. */
export function Result({ result, figure, drawn }: ResultProps) {
  const at = result.indexOf(figure);
  // Words before the number, such as "over", are set smaller.
  const number = Math.max(0, figure.search(/\d/));
  const [before, set] = [figure.slice(0, number), figure.slice(number)];
  return (
    <p className={styles.result}>
      {result.slice(0, at)}
      {drawn ? (
        <>
          {before}
          <b className={styles.drawn}>
            <Picture picture={{ ...drawn.picture, alt: set }} sizes={drawn.sizes} />
          </b>
        </>
      ) : (
        <b data-long={set.length > longest ? '' : undefined}>
          {before ? <small>{before}</small> : null}
          {set}
        </b>
      )}
      {result.slice(at + figure.length).replace(/^, /, '')}
    </p>
  );
}

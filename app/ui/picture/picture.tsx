import { preload } from 'react-dom';
import styles from './picture.module.css';

export interface PictureFile {
  src: string;
  /** Pixels. */
  width: number;
  /** MIME type. */
  type: string;
}

export interface PictureProps {
  picture: {
    /** Empty when the picture only decorates. */
    alt: string;
    width: number;
    height: number;
    /** Dominant colour, shown until the file has arrived. */
    color: string;
    /** Percent from the left and the top that no crop may lose, `50 30`. */
    focus?: string | undefined;
    /** AVIF from small to large. */
    sources: readonly PictureFile[];
    fallback: PictureFile;
  };
  /** Width of the box at each viewport, as in the `sizes` attribute. */
  sizes: string;
  /** `first` for the one picture that the first screen is judged by: loaded at once and before others. */
  loading?: 'lazy' | 'first' | undefined;
  /** `sync` for one that a click brings, so that it comes in the same frame as its words. */
  decoding?: 'async' | 'sync' | undefined;
  className?: string | undefined;
  /** Pixels: what the box never exceeds. Candidates that no screen needs for it are left out. */
  widest?: number | undefined;
  /** `sizes` of a photograph of this ratio where the box crops it: as wide as all of it is drawn, not as what is seen. */
  cropped?: ((ratio: string) => string) | undefined;
  /** Words stand on its left from 1024 px: a photograph is veiled there. */
  veil?: true | undefined;
  /** A second composition for narrow viewports, e.g. upright; drawn up to `below` pixels. */
  narrow?: { picture: PictureProps['picture']; below: number; sizes: string } | undefined;
}

function candidates(files: readonly PictureFile[], widest = Infinity): string {
  return files
    .filter((_, index) => (files[index - 1]?.width ?? 0) < 2.5 * widest)
    .map((file) => `${file.src} ${file.width}w`)
    .join(', ');
}

/** Drawings are made for their place. */
const isPhotograph = ({ fallback }: PictureProps['picture']): boolean =>
  fallback.src.startsWith('/media/originals/');

/** Media query of viewports narrower than a width in pixels. */
function below(width: number): string {
  return `(width < ${width}px)`;
}

/** Asks for a picture in the document's head. In its own place the browser finds it only when it lays the page out. */
function askFirst({ sources, fallback }: PictureProps['picture'], sizes: string, media?: string): void {
  preload(fallback.src, {
    as: 'image',
    fetchPriority: 'high',
    ...(sources.length > 0 && { imageSrcSet: candidates(sources), imageSizes: sizes, type: 'image/avif' }),
    ...(media && { media }),
  });
}

/**
 * A picture with its candidates, its size and its colour. Fills its box (`object-fit: cover`) where the class gives
 * it one, else keeps its own ratio.
 */
export function Picture({
  picture,
  sizes,
  loading = 'lazy',
  decoding = loading === 'first' ? 'sync' : 'async',
  className,
  widest,
  cropped,
  veil,
  narrow,
}: PictureProps) {
  const first = loading === 'first';
  const photograph = isPhotograph(picture);
  const ratio = (picture.width / picture.height).toFixed(2);
  const drawnAt = photograph && cropped ? cropped(ratio) : sizes;
  if (first) {
    if (narrow) askFirst(narrow.picture, narrow.sizes, below(narrow.below));
    askFirst(picture, drawnAt, narrow && `(width >= ${narrow.below}px)`);
  }
  return (
    <picture
      className={[styles.picture, className].filter(Boolean).join(' ')}
      data-veil={photograph && veil ? '' : undefined}
    >
      {narrow ? (
        <>
          {narrow.picture.sources.length > 0 ? (
            <source
              media={below(narrow.below)}
              srcSet={candidates(narrow.picture.sources)}
              sizes={narrow.sizes}
              type="image/avif"
              width={narrow.picture.width}
              height={narrow.picture.height}
            />
          ) : null}
          <source
            media={below(narrow.below)}
            srcSet={narrow.picture.fallback.src}
            width={narrow.picture.width}
            height={narrow.picture.height}
          />
        </>
      ) : null}
      {picture.sources.length > 0 ? (
        <source srcSet={candidates(picture.sources, widest)} sizes={drawnAt} type="image/avif" />
      ) : null}
      <img
        src={picture.fallback.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={decoding}
        data-color={picture.color}
        data-focus={picture.focus}
      />
    </picture>
  );
}

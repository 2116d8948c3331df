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
    /** Dominant colour, shown while the file loads. */
    color: string;
    /** Focal point that every crop keeps, as percent from the left and the top, `50 30`. */
    focus?: string | undefined;
    /** AVIF, in ascending width. */
    sources: readonly PictureFile[];
    fallback: PictureFile;
  };
  /** The `sizes` attribute. */
  sizes: string;
  /** `first` for the largest picture of the first viewport: loaded eagerly, at high priority. */
  loading?: 'lazy' | 'first' | undefined;
  /** `sync` for one shown on click, so that it appears in the same frame as its text. */
  decoding?: 'async' | 'sync' | undefined;
  className?: string | undefined;
  /** Largest width of the box in pixels. Candidates that no screen needs for it are left out. */
  widest?: number | undefined;
  /** `sizes` of a cropped photograph of this ratio: the width it is drawn at, not the visible width. */
  cropped?: ((ratio: string) => string) | undefined;
  /** Text overlaps its left half from 1024 px: photographs are veiled there. */
  veil?: true | undefined;
  /** Art direction for viewports narrower than `below` pixels, e.g. an upright composition. */
  narrow?: { picture: PictureProps['picture']; below: number; sizes: string } | undefined;
}

function candidates(files: readonly PictureFile[], widest = Infinity): string {
  return files
    .filter((_, index) => (files[index - 1]?.width ?? 0) < 2.5 * widest)
    .map((file) => `${file.src} ${file.width}w`)
    .join(', ');
}

/** Drawings are composed for their box, so only photographs are cropped and veiled. */
const isPhotograph = ({ fallback }: PictureProps['picture']): boolean =>
  fallback.src.startsWith('/media/originals/');

function below(width: number): string {
  return `(width < ${width}px)`;
}

/** Preloads a picture in the head. In the body the browser discovers it only at layout. */
function askFirst({ sources, fallback }: PictureProps['picture'], sizes: string, media?: string): void {
  preload(fallback.src, {
    as: 'image',
    fetchPriority: 'high',
    ...(sources.length > 0 && { imageSrcSet: candidates(sources), imageSizes: sizes, type: 'image/avif' }),
    ...(media && { media }),
  });
}

/**
 * A responsive picture with its dimensions and placeholder colour. Fills its box (`object-fit: cover`) if the class
 * sizes one, else keeps its own ratio.
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

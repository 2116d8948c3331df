/** Types without a schema: pictures, videos and prose. Plain, serialisable data. */

export interface PictureSource {
  /** Absolute path, with the content hash in the file name. */
  src: string;
  /** Pixels. */
  width: number;
  type: string;
}

export interface Picture {
  /** Empty if decorative. */
  alt: string;
  /** Pixels of the largest file; fixes the ratio while loading. */
  width: number;
  height: number;
  /** Dominant colour. */
  color: string;
  /** Focal point that every crop keeps, as percent from the left and the top, `50 30`. */
  focus?: string | undefined;
  /** AVIF files in ascending width; none for an SVG. */
  sources: PictureSource[];
  fallback: PictureSource;
}

export interface Video {
  width: number;
  height: number;
  poster: Picture;
  /** In order of preference. */
  sources: { src: string; type: string }[];
}

/** Markdown as a small tree, so that the browser needs no parser. */
export type Inline =
  | string
  | { type: 'strong' | 'emphasis' | 'code'; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] };

export type Block =
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'heading'; depth: 2 | 3; id: string; children: Inline[] }
  | { type: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { type: 'quote'; children: Block[] }
  | { type: 'picture'; picture: Picture; caption: string | undefined }
  | { type: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { type: 'code'; text: string };

export type Prose = Block[];

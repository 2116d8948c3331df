import type { EvidenceBrief } from './evidence.ts';

/** What sections and the shell receive: content with every reference resolved. Plain data, ready to serialise. */

export interface PictureSource {
  /** Absolute path below the site's root, with the content hash in the file name. */
  src: string;
  /** Pixels. */
  width: number;
  type: string;
}

export interface Picture {
  /** Empty when the picture only decorates. */
  alt: string;
  /** Pixels of the largest file: they fix the ratio before the picture has arrived. */
  width: number;
  height: number;
  /** Dominant colour. */
  color: string;
  /** AVIF files from small to large; none for an SVG. */
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

/** A claim in figures, such as `500+` Clients, in all services. */
export interface Figure {
  figure: string;
  label: string;
  /** Whom it counts, where and since when. */
  scope: string;
}

export interface Position {
  /** Degrees. */
  latitude: number;
  longitude: number;
}

export interface Office {
  id: string;
  name: string;
  region: string;
  /** One line each, as on an envelope. */
  address: string[];
  phone: { label: string; href: string };
  email: { label: string; href: string };
  position: Position;
  /** Address of the office at the maps service, and of its embeddable frame. */
  mapHref: string;
  /** Drawn plans: of the town, and of the streets around the office. */
  plan: Picture;
  streets: Picture;
  mapFrame: string;
  monsoon: boolean;
  hours: OfficeHours;
}

export interface OfficeHours {
  /** IANA name. */
  timeZone: string;
  /** ISO weekdays, 1 is Monday. */
  days: number[];
  /** Local time, minutes after midnight. */
  opens: number;
  closes: number;
}

export interface Person {
  id: string;
  name: string;
  role: string;
  city?: string | undefined;
  bio?: string | undefined;
  picture: Picture;
  cutout?: Picture | undefined;
}

export type { Client } from './client.ts';

export interface Award {
  id: string;
  metal: string;
  title: string;
  /** Who gave it. */
  body: string;
  year: number;
  description: string;
  picture: Picture;
  trophy?: Picture | undefined;
  /** Mark of the body that gave it. */
  brand: Picture;
  /** The work that it was given for, and the address of its story. */
  work: { heading: string; href: string };
}

/** Somebody's words about the agency. */
export interface Quote {
  id: string;
  quote: string;
  name: string;
  role: string;
  company: string;
  picture: Picture;
}

export type Review = Quote & { title: string; subtitle: string };

export interface PressPiece {
  id: string;
  title: string;
  publication: string;
  summary: string;
  picture: Picture;
}

/** A date and the same in words. */
export interface DateLabel {
  iso: string;
  label: string;
}

export interface CaseStudy {
  title: string;
  description: string;
  date: DateLabel;
  picture: Picture;
  /** The first of a list, shown enlarged. */
  main?: true | undefined;
  evidence?: EvidenceBrief | undefined;
  /** Address of its story or article, if it has one. */
  href?: string | undefined;
}

/** Case studies of one category. */
export interface CaseTab {
  id: string;
  label: string;
  cases: CaseStudy[];
}

export interface CaseCard {
  title: string;
  blurb: string;
  date: DateLabel;
  picture: Picture;
  evidence?: EvidenceBrief | undefined;
  /** Address of its story or article, if it has one. */
  href?: string | undefined;
}

export interface Tool {
  id: string;
  name: string;
  picture: Picture;
}

export interface Work {
  slug: string;
  /** Id of its category. */
  category: number;
  /** A word of its shopfront in a second language. */
  sign?: { language: string; word: string } | undefined;
  heading: string;
  description: string;
  evidence: EvidenceBrief;
  picture: Picture;
  /** The same composed for a wide box. */
  wide?: Picture | undefined;
  /** Address of its story, if it has one. */
  href?: string | undefined;
}

/** A work as the works page shows it and as `/data/works.json` delivers it. */
export interface WorkItem extends Pick<Work, 'heading' | 'description' | 'evidence' | 'wide' | 'href'> {
  id: number;
  /** Of its category. */
  categoryId: number;
  image: Picture;
  /** What the name stands on in a box across the window. */
  plate?: { ground: string; words: string } | undefined;
}

export interface WorkCategory {
  /** 1 means all works. */
  id: number;
  /** Name of its anchor. */
  slug: string;
  label: string;
  heading: string;
}

export interface WorkIndex {
  categories: WorkCategory[];
  items: WorkItem[];
}

export interface JobList {
  location: string;
  mode: string;
  jobs: { id: string; title: string; location?: string | undefined; mode?: string | undefined }[];
  teams: { name: string; jobs: JobList['jobs'] }[];
}

/** A service as the overview presents it. */
export interface ServiceSummary {
  href: string;
  title: string;
  description: string;
  services: string[];
}

export interface ArticleCard {
  href: string;
  title: string;
  type: string;
  date: DateLabel;
  subject?: string | undefined;
  picture: Picture;
  cover: Picture;
}

/** Markdown as a small tree, so that the browser needs no parser. */
export type Inline =
  | string
  | { type: 'strong' | 'emphasis' | 'code'; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] };

export type Block =
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'heading'; depth: 2 | 3; id: string; children: Inline[] }
  | { type: 'list'; ordered: boolean; items: Block[][] }
  | { type: 'quote'; children: Block[] }
  | { type: 'picture'; picture: Picture; caption: string | undefined }
  | { type: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { type: 'code'; text: string };

export type Prose = Block[];

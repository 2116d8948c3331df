import type { Picture } from './model.ts';

/** A client as the pages show it. */
export interface Client {
  id: string;
  name: string;
  sector: string;
  city: string;
  /** Name of what it buys first. */
  service: string;
  picture: Picture;
  /** Its work on this site, if any is shown. */
  work?: { heading: string; href: string };
}

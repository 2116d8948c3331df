import type { Content } from './collections.ts';
import type { Manifest } from './media.ts';
import { pictureOf } from './media.server.ts';
import type { Picture } from './shapes.ts';
import type { Ref } from './ref.ts';

/** What references are resolved against. */
export interface Sources<C extends Content = Content> {
  content: C;
  manifest: Manifest;
}

/** A record that must exist: dead references are reported earlier, so a missing one is a bug. */
export function sure<T>(found: T | undefined, kind: string, key: string): T {
  if (found === undefined) throw new Error(`unchecked ${kind} reference: ${key}`);
  return found;
}

export function pictureFor({ written }: Ref<'picture'>, { manifest }: Sources): Picture {
  return sure(pictureOf(manifest, written.picture, written.alt, written.focus), 'picture', written.picture);
}

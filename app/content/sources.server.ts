import type { Content } from './collections.ts';
import type { Manifest } from './media.ts';
import { pictureOf } from './media.server.ts';
import type { Picture } from './shapes.ts';
import type { Ref } from './ref.ts';

/** Everything that references are resolved against. */
export interface Sources<C extends Content = Content> {
  content: C;
  manifest: Manifest;
}

/** A found record. Dead references were reported before, so a missing one is a fault of the code. */
export function sure<T>(found: T | undefined, kind: string, key: string): T {
  if (found === undefined) throw new Error(`unchecked ${kind} reference: ${key}`);
  return found;
}

/** The picture that a reference stands for. */
export function pictureFor({ written }: Ref<'picture'>, { manifest }: Sources): Picture {
  return sure(pictureOf(manifest, written.picture, written.alt), 'picture', written.picture);
}

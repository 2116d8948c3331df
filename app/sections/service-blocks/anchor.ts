interface Anchor {
  id: string;
  slug: string;
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return hash.replace(/^#/, '');
  }
}

/** The anchor that a hash means: by its slug, or by the id as others write it, encoded or not. */
export function anchorOf(hash: string, anchors: readonly Anchor[]): string | undefined {
  const name = decoded(hash);
  return anchors.find(({ id, slug }) => name === slug || name === id)?.slug;
}

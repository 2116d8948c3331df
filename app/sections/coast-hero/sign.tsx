import type { Shore } from '../landing-hero/schema.ts';

/** A board on the shore beside a section: the place that it concerns, and why. The coast has its styles. */
export function Sign({ shore }: { shore: Shore | undefined }) {
  return shore ? (
    <p data-sign="">
      <b>{shore.place}</b> {shore.note}
    </p>
  ) : null;
}

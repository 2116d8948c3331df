import drawing from '@site/brand/pictures/careers.svg';

const views = {
  bow: '-256 -6 512 666',
  stern: '-256 0 512 300',
  seat: '0 -30 256 60',
  taken: '0 -30 256 60',
} as const;

/** Whether the brand has a boat for its careers page. */
export const hasBoat = Boolean(drawing);

/** A part of a long boat seen from above; all parts share one scale, centred on the hull. Decorative. */
export function BoatPart({ part, className }: { part: keyof typeof views; className?: string | undefined }) {
  if (!hasBoat) return null;
  return (
    <svg className={className} viewBox={views[part]} aria-hidden="true">
      <use href={`${drawing}#${part}`} />
    </svg>
  );
}

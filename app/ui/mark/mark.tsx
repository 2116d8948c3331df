import { mark } from 'virtual:brand';

interface ShapeProps {
  className?: string | undefined;
}

/** A shape of the brand in the colour of its words. Decorative: its neighbour carries the words. */
export function Shape({ d, className }: ShapeProps & { d: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 32 32"
      width="1em"
      height="1em"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

/** The brand's mark. */
export function Mark({ className }: ShapeProps) {
  return <Shape d={mark} className={className} />;
}

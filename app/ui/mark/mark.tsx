import { mark } from 'virtual:brand';

interface ShapeProps {
  className?: string | undefined;
}

/** A brand shape in the current text colour. Decorative: the text beside it carries the meaning. */
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

export function Mark({ className }: ShapeProps) {
  return <Shape d={mark} className={className} />;
}

import { mark } from 'virtual:brand';

/** The brand's mark: logo, arrow, pointer, play sign, slide marker. Decorative: its neighbour carries the words. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 32 32"
      width="1em"
      height="1em"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={mark} />
    </svg>
  );
}

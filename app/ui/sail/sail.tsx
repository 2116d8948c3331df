/** The lateen sail: logo mark, arrow, pointer, play sign, slide marker. Decorative: its neighbour carries the words. */
export const sailPath = 'M2 28.5 20.5 1C29.5 9 31.5 20 28 28.5Z';

export function Sail({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 32 32"
      width="1em"
      height="1em"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={sailPath} />
    </svg>
  );
}

import type { SectionProps } from '../schemas.ts';

type Drawn = SectionProps<'toolkit'>['tools'][number]['drawing'];

/** Silhouettes in a box of 140 by 304. */
const paths: Readonly<Record<Drawn, string>> = {
  needle:
    'M70 8c8 0 13 8 13 20l-6 236-7 30-7-30-6-236c0-12 5-20 13-20zm0 13c-3 0-5 5-5 12v24h10V33c0-7-2-12-5-12zM84 44c44 22 44 62 14 96s-40 62-8 96l-10 6c-38-42-26-74 6-108s26-62-8-80z',
  shackle:
    'M70 8c34 0 56 26 56 62 0 30-14 54-32 70h18v28H28v-28h18C28 124 14 100 14 70 14 34 36 8 70 8zm0 28c-17 0-28 14-28 34 0 26 14 50 28 58 14-8 28-32 28-58 0-20-11-34-28-34zM52 168h36v96l-18 32-18-32z',
  spanner:
    'M44 12v52l26 20 26-20V12c24 12 36 36 32 62-4 24-20 38-34 44v146c0 32-48 32-48 0V118C32 112 16 98 12 74 8 48 20 24 44 12zM70 248a12 12 0 1 0 0 24a12 12 0 1 0 0-24z',
  square: 'M18 290V20L124 290zM44 264h44L44 148zM84 20h34v150H84zM84 178h34l-17 40z',
  sieve:
    'M10 16h120v34L84 128v56l-28 22v-78L10 50zM70 223a15 15 0 1 0 0 30a15 15 0 1 0 0-30zM70 269a11 11 0 1 0 0 22a11 11 0 1 0 0-22z',
  pen: 'M70 292L28 178l18-64h48l18 64zM66 176v70h8v-70a12 12 0 1 0-8 0zM44 20h52v84H44z',
};

/** A tool as it lies in the tray. */
export function Drawing({ of }: { of: Drawn }) {
  return (
    <svg viewBox="0 0 140 304" aria-hidden="true">
      <path d={paths[of]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

import { pointer } from 'virtual:brand';
import { Shape } from '../mark/mark.tsx';

/** What points onward, marks a slide or starts a film: the mark, or the brand's own shape for it. Decorative. */
export function Pointer({ className }: { className?: string | undefined }) {
  return <Shape d={pointer} className={className} />;
}

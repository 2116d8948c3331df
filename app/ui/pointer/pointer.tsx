import { pointer } from 'virtual:brand';
import { Shape } from '../mark/mark.tsx';

/** The arrow of links, markers and play buttons: the brand's mark, or its own shape for it. Decorative. */
export function Pointer({ className }: { className?: string | undefined }) {
  return <Shape d={pointer} className={className} />;
}

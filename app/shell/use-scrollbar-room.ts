import { useEffect } from 'react';

/**
 * Notes at the page's root whether its scrollbar takes room. Under a dialog the page cannot be scrolled; it then keeps
 * that room (`base.css`), and nothing in it moves. Not asked for everywhere, because browsers keep room for scrollbars
 * that are hidden, too; and not when a dialog opens, because to ask takes time.
 */
export function useScrollbarRoom(): void {
  useEffect(() => {
    const note = (): void => {
      const page = document.documentElement;
      page.toggleAttribute('data-scrollbar', innerWidth > page.clientWidth);
    };
    note();
    addEventListener('resize', note);
    return () => removeEventListener('resize', note);
  }, []);
}

/** Moves focus to what `ShowAll` has brought: Tab goes on from there by itself, a screen reader does not. */
export function startShowAll(): void {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      const next = target.closest('li[data-below]')?.nextElementSibling;
      if (!(next instanceof HTMLElement)) return;
      next.tabIndex = -1;
      next.focus({ preventScroll: true });
    },
    { capture: true },
  );
}

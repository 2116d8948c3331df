/** Moves focus to the first revealed item: Tab would continue there anyway, a screen reader would not. */
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

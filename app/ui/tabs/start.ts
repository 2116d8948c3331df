/** The keys that lead to the previous and to the next tab of a list. */
function arrowsOf(list: Element | null): readonly string[] {
  if (list?.getAttribute('aria-orientation') === 'vertical') return ['ArrowUp', 'ArrowDown'];
  const arrows = ['ArrowLeft', 'ArrowRight'];
  return list && getComputedStyle(list).direction === 'rtl' ? arrows.reverse() : arrows;
}

/** Index of the tab a key moves to, after the ARIA practices; undefined for other keys. */
function target(key: string, from: number, count: number, [back, forth]: readonly string[]) {
  switch (key) {
    case back:
      return (from - 1 + count) % count;
    case forth:
      return (from + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

function tabOf(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[role="tab"]') : null;
}

function tabsAround(tab: HTMLElement): HTMLElement[] {
  return [...(tab.closest('[role="tablist"]')?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
}

function select(chosen: HTMLElement): void {
  for (const tab of tabsAround(chosen)) {
    const selected = tab === chosen;
    tab.setAttribute('aria-selected', String(selected));
    tab.tabIndex = selected ? 0 : -1;
    document
      .getElementById(tab.getAttribute('aria-controls') ?? '')
      ?.toggleAttribute('data-selected', selected);
  }
}

/**
 * Tab keyboard support: arrows, Home and End move and select at once; a tab list is one tab stop. Document listeners,
 * so they survive page changes.
 */
export function startTabs(): void {
  document.addEventListener('click', (event) => {
    const tab = tabOf(event);
    if (tab) select(tab);
  });
  document.addEventListener('keydown', (event) => {
    const tab = tabOf(event);
    if (!tab) return;
    const all = tabsAround(tab);
    const arrows = arrowsOf(tab.closest('[role="tablist"]'));
    const next = all[target(event.key, all.indexOf(tab), all.length, arrows) ?? -1];
    if (!next) return;
    event.preventDefault();
    select(next);
    next.focus();
  });
}

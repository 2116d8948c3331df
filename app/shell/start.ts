import { closeDialog, startDialogs } from '#app/ui/dialog/start.ts';
import { startExpanders } from '#app/ui/expander/start.ts';
import { startMotionSwitch } from '#app/ui/motion/start.ts';
import { startShowAll } from '#app/ui/show-all/start.ts';
import { startTabs } from '#app/ui/tabs/start.ts';

/** Scroll distance in pixels over which the header shrinks, and the minimum scale. */
const distance = 200;
const least = 0.175;

/** Publishes the header's shrinking: `scroll / 200px`, clamped between 0.175 (full size) and 1. */
function scaleHeader(): void {
  const header = document.querySelector<HTMLElement>('body > header');
  const publish = (): void => {
    header?.style.setProperty('--header-scale', String(Math.min(1, Math.max(least, scrollY / distance))));
  };
  publish();
  addEventListener('scroll', publish, { passive: true });
}

/** Closes the menu when search opens from it or the viewport is wide enough for the header's links. */
function startMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>('dialog#menu');
  if (!menu) return;
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[commandfor="search"]')) closeDialog(menu);
  });
  matchMedia('(width >= 1024px)').addEventListener('change', ({ matches }) => matches && closeDialog(menu));
}

/** Notes whether the scrollbar takes up space: a dialog then keeps the gutter (`base.css`). */
function noteScrollbar(): void {
  const page = document.documentElement;
  const note = (): void => void page.toggleAttribute('data-scrollbar', innerWidth > page.clientWidth);
  note();
  addEventListener('resize', note);
}

/** Card text follows the card's link but stays selectable: a click that ends a selection does nothing. */
function leadOn(): void {
  document.addEventListener('click', ({ target }) => {
    const words = target instanceof Element ? target.closest('[data-leads-on]') : null;
    if (words && getSelection()?.isCollapsed !== false) words.closest('li')?.querySelector('a')?.click();
  });
}

/** Starts all scripts of the static parts of a page. */
export function startShell(): void {
  startDialogs();
  startExpanders();
  startTabs();
  startShowAll();
  startMotionSwitch();
  scaleHeader();
  startMenu();
  leadOn();
  noteScrollbar();
}

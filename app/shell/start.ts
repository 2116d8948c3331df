import { closeDialog, startDialogs } from '#app/ui/dialog/start.ts';
import { startExpanders } from '#app/ui/expander/start.ts';
import { startMotionSwitch } from '#app/ui/motion/start.ts';
import { startShowAll } from '#app/ui/show-all/start.ts';
import { startTabs } from '#app/ui/tabs/start.ts';

/** Scroll distance in pixels over which the header shrinks, and the bounds of its scale. */
const distance = 200;
const least = 0.175;

/** Publishes how far the header has shrunk: `scroll / 200px`, clamped between 0.175, its full size, and 1. */
function scaleHeader(): void {
  const header = document.querySelector<HTMLElement>('body > header');
  const publish = (): void => {
    header?.style.setProperty('--header-scale', String(Math.min(1, Math.max(least, scrollY / distance))));
  };
  publish();
  addEventListener('scroll', publish, { passive: true });
}

/** Makes the menu modal by keeping focus in it, and closes it when the search is opened from it or the header shows its links. */
function startMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>('dialog#menu');
  if (!menu) return;
  menu.ariaModal = 'true';
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    // Closing it gives focus back to the button that opened it.
    const leaves = relatedTarget instanceof Node && !menu.contains(relatedTarget);
    if (leaves && menu.matches(':popover-open')) menu.querySelector<HTMLElement>('a, button')?.focus();
  });
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[commandfor="search"]')) closeDialog(menu);
  });
  matchMedia('(width >= 1024px)').addEventListener('change', ({ matches }) => matches && closeDialog(menu));
}

/** Notes whether the page's scrollbar takes room: under a dialog the page keeps that room (`base.css`). */
function noteScrollbar(): void {
  const page = document.documentElement;
  const note = (): void => void page.toggleAttribute('data-scrollbar', innerWidth > page.clientWidth);
  note();
  addEventListener('resize', note);
}

/** Words of a card that stay selectable follow its link, unless the click was the end of a selection. */
function leadOn(): void {
  document.addEventListener('click', ({ target }) => {
    const words = target instanceof Element ? target.closest('[data-leads-on]') : null;
    if (words && getSelection()?.isCollapsed !== false) words.closest('li')?.querySelector('a')?.click();
  });
}

/** What script does for the parts of a page that are no islands. */
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

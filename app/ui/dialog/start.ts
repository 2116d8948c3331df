/** Milliseconds of the closing transition (`dialog.module.css`). */
const fade = 300;

/** Without it, dialogs open as modal ones. */
const canPopOver = (): boolean => 'popover' in HTMLElement.prototype;

const isOpen = (dialog: HTMLDialogElement): boolean => dialog.matches(':is([open], :popover-open)');

export function openDialog(dialog: HTMLDialogElement): void {
  if (isOpen(dialog)) return;
  if (canPopOver()) dialog.showPopover();
  else dialog.showModal();
}

export function closeDialog(dialog: HTMLDialogElement): void {
  dialog.close();
  if (canPopOver()) dialog.hidePopover();
}

/** Fallback for browsers without invoker commands (https://html.spec.whatwg.org/#attr-button-command). */
function command(button: HTMLElement): void {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute('command') === 'show-popover') openDialog(dialog);
  else closeDialog(dialog);
}

/** Inserts a dialog's film when it opens and removes it after closing, so it loads on demand and stops. */
function onToggle(dialog: HTMLDialogElement): void {
  dialog.ariaModal = 'true';
  const film = dialog.querySelector<HTMLTemplateElement>('template[data-film]');
  if (!film) return;
  const shown = (): Element | null => dialog.querySelector('video, iframe');
  if (isOpen(dialog)) {
    // Reopened during the closing transition, it still has its film.
    if (!shown()) film.after(film.content.cloneNode(true));
    const video = shown();
    if (video instanceof HTMLVideoElement) video.autoplay = true;
  } else setTimeout(() => isOpen(dialog) || shown()?.remove(), fade);
}

/** Opens a film link's dialog instead, unless the visitor opens it in a new tab. */
function openInstead(event: MouseEvent, link: HTMLElement): void {
  const dialog = document.getElementById(link.dataset['opens'] ?? '');
  if (!(dialog instanceof HTMLDialogElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openDialog(dialog);
}

/** Handles opening, clicks beside the content, focus and films of dialogs. Document listeners, so they survive page changes. */
export function startDialogs(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    // The dialog fills the viewport: a click on the element itself is beside its content.
    if (target instanceof HTMLDialogElement) closeDialog(target);
    if (!(target instanceof Element)) return;
    // Following a link out of a dialog closes it.
    const left = target.closest('a[href]') && target.closest('dialog');
    if (left) closeDialog(left);
    const link = target.closest<HTMLElement>('a[data-opens]');
    if (link) openInstead(event, link);
    const button = target.closest<HTMLElement>('[commandfor]');
    if (button && !('command' in HTMLButtonElement.prototype)) command(button);
  });
  document.addEventListener('focusin', ({ target }) => {
    const open = document.querySelector('dialog:is(:popover-open)');
    if (!open?.contains(target as Node)) open?.querySelector<HTMLElement>('a, button')?.focus();
  });
  // `toggle` does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDialogElement) onToggle(target);
    },
    { capture: true },
  );
}

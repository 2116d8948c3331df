/** Milliseconds of the closing transition (`dialog.module.css`). */
const fade = 300;

/** Fallback for browsers without invoker commands (https://html.spec.whatwg.org/#attr-button-command). */
function command(button: HTMLElement): void {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const shows = button.getAttribute('command')?.startsWith('show-');
  if (!shows) closeDialog(dialog);
  else if (canPopOver(dialog)) dialog.showPopover();
  else dialog.showModal();
}

/** Whether a dialog is a popover and the browser supports that. */
const canPopOver = (dialog: HTMLDialogElement): boolean => 'popover' in dialog && dialog.popover !== null;

/** Closes a dialog, however it was opened. */
export function closeDialog(dialog: HTMLDialogElement): void {
  dialog.close();
  if (canPopOver(dialog)) dialog.hidePopover();
}

/** Inserts the film when its dialog opens and removes it after closing, so it loads on demand and stops. */
function toggleFilm(dialog: HTMLDialogElement): void {
  const film = dialog.querySelector<HTMLTemplateElement>('template[data-film]');
  if (!film) return;
  const shown = (): Element | null => dialog.querySelector('video, iframe');
  if (dialog.open) {
    // Reopened during the closing transition, it still has its film.
    if (!shown()) film.after(film.content.cloneNode(true));
    const video = shown();
    if (video instanceof HTMLVideoElement) video.autoplay = true;
  } else setTimeout(() => dialog.open || shown()?.remove(), fade);
}

/** Opens a film link's dialog instead, unless the visitor opens it in a new tab. */
function openInstead(event: MouseEvent, link: HTMLElement): void {
  const dialog = document.getElementById(link.dataset['opens'] ?? '');
  if (!(dialog instanceof HTMLDialogElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  dialog.showModal();
}

/** Handles opening, backdrop clicks and films of dialogs. Document listeners, so they survive page changes. */
export function startDialogs(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    // The content fills the dialog: a click on the element itself is on the backdrop.
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
  // `toggle` does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDialogElement) toggleFilm(target);
    },
    { capture: true },
  );
}

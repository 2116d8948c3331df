/** Milliseconds for which a dialog that was closed is still seen (`dialog.module.css`). */
const fade = 300;

/** Browsers without invoker commands (https://html.spec.whatwg.org/#attr-button-command) get them here. */
function command(button: HTMLElement): void {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const shows = button.getAttribute('command')?.startsWith('show-');
  if (!shows) closeDialog(dialog);
  else if (canPopOver(dialog)) dialog.showPopover();
  else dialog.showModal();
}

/** Whether a dialog is a popover, in a browser that has them. */
const canPopOver = (dialog: HTMLDialogElement): boolean => 'popover' in dialog && dialog.popover !== null;

/** Closes a dialog, however it was opened. */
export function closeDialog(dialog: HTMLDialogElement): void {
  dialog.close();
  if (canPopOver(dialog)) dialog.hidePopover();
}

/** A film is in its dialog only while that is open: it is fetched when it is asked for, and ends when it is left. */
function toggleFilm(dialog: HTMLDialogElement): void {
  const film = dialog.querySelector<HTMLTemplateElement>('template[data-film]');
  if (!film) return;
  const shown = (): Element | null => dialog.querySelector('video, iframe');
  if (dialog.open) {
    // Opened again while it fades, it still has its film.
    if (!shown()) film.after(film.content.cloneNode(true));
    const video = shown();
    if (video instanceof HTMLVideoElement) video.autoplay = true;
  } else setTimeout(() => dialog.open || shown()?.remove(), fade);
}

/** A link to a film opens the dialog with it instead, unless the visitor wants another tab. */
function openInstead(event: MouseEvent, link: HTMLElement): void {
  const dialog = document.getElementById(link.dataset['opens'] ?? '');
  if (!(dialog instanceof HTMLDialogElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  dialog.showModal();
}

/** Lets dialogs open, close beside them, and play their films, on this and every later page of the visit. */
export function startDialogs(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    // Its content fills a dialog: a click on the element itself is one beside it.
    if (target instanceof HTMLDialogElement) closeDialog(target);
    if (!(target instanceof Element)) return;
    // Who follows a link out of a dialog is done with it.
    const left = target.closest('a[href]') && target.closest('dialog');
    if (left) closeDialog(left);
    const link = target.closest<HTMLElement>('a[data-opens]');
    if (link) openInstead(event, link);
    const button = target.closest<HTMLElement>('[commandfor]');
    if (button && !('command' in HTMLButtonElement.prototype)) command(button);
  });
  // It does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDialogElement) toggleFilm(target);
    },
    { capture: true },
  );
}

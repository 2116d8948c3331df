const nextFrame = async (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Lays out what `shell.module.css` leaves out below the first sections of a new page, a section a frame. */
export async function layOutRest(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>('main > :nth-child(n + 3)')) {
    await nextFrame();
    section.style.contentVisibility = 'visible';
  }
  delete document.documentElement.dataset['rest'];
}

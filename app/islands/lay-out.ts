const nextFrame = async (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Lays out the sections deferred by `shell.module.css`, one per frame. */
export async function layOutRest(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>('main > :nth-child(n + 3)')) {
    await nextFrame();
    section.style.contentVisibility = 'visible';
  }
  delete document.documentElement.dataset['rest'];
}

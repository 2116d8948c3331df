const nextFrame = async (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Lays out what `data-rest` defers, the lower sections and the scene of the footer, one per frame. */
export async function layOutRest(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>(
    'main > :nth-child(n + 3), body > footer section',
  )) {
    await nextFrame();
    section.style.contentVisibility = 'visible';
  }
  delete document.documentElement.dataset['rest'];
}

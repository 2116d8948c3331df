/** Milliseconds of a frame that go to far sections; at least one is laid out. */
const share = 8;

/** Lays out the sections that styles leave out (`base.css`), a few a frame, so that no press has to wait for all. */
export function layOutFar(): void {
  const end = performance.now() + share;
  do {
    const far = document.querySelector('main > :nth-child(n + 3):not([data-laid-out])');
    if (!far) return;
    far.toggleAttribute('data-laid-out', true);
    far.getBoundingClientRect();
  } while (performance.now() < end);
  requestAnimationFrame(() => setTimeout(layOutFar));
}

/** Lays out all of a page at once, or not: a place far down is found only where what stands above has its height. */
export function layOutAll(whole = true): void {
  document.documentElement.toggleAttribute('data-whole', whole);
}

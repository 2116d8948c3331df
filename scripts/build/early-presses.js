// Runs in the head, because a press may come while the rest of the document is still on its way. It is read as text,
// so it must stand on its own.
// A press on a button that React does not know yet, in a page or a section that is still plain HTML, is kept until it
// does, however long that takes, and then done. Links, disclosures and sending a form are the browser's own.
(() => {
  const kept = new Set();
  const listens = (button) => Object.keys(button).some((key) => key.startsWith('__reactProps'));
  // A browser that knows commands opens the menu by itself.
  const own = 'commandForElement' in HTMLButtonElement.prototype ? ':not([commandfor])' : '';

  const replay = () => {
    for (const button of kept)
      if (button.isConnected && !listens(button)) {
        // Its section may have left the window since, and sleeps until something points at it.
        button.dispatchEvent(new Event('pointerover', { bubbles: true }));
      } else {
        kept.delete(button);
        button.removeAttribute('aria-busy');
        button.click();
      }
    if (kept.size > 0) setTimeout(replay, 50);
  };

  const keep = ({ target }) => {
    const button = target instanceof Element && target.closest(`button[type="button"]${own}`);
    if (!button || listens(button)) return;
    if (kept.size === 0) setTimeout(replay, 50);
    // Pressed again out of impatience, it still counts once.
    kept.add(button);
    button.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', keep, true);
})();

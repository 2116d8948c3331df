/** The room that a section leaves above and below its content, and where it stands. */
export interface Placed {
  /** Page coordinates of the section and of its first and last part. */
  top: number;
  contentTop: number;
  contentBottom: number;
  bottom: number;
  /** Colour that it stands on; nothing where that is the page's own. */
  ground: string;
}

/** Runs in the browser. */
export function placedSections(): Placed[] {
  return [...document.querySelectorAll('main > *')].map((section) => {
    const parts = [...section.children]
      .map((part) => part.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    const { top, bottom } = section.getBoundingClientRect();
    return {
      top: top + section.clientTop,
      contentTop: Math.min(...parts.map((part) => part.top)),
      contentBottom: Math.max(...parts.map((part) => part.bottom)),
      bottom,
      ground: getComputedStyle(section).backgroundColor,
    };
  });
}

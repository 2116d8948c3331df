const parts = (): HTMLDetailsElement[] => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

/** Keeps in the history which parts of a page are open, so that Back finds the page as long as it was left. */
export function keepOpenParts(): void {
  navigation.updateCurrentEntry({ state: parts().map(({ open }) => open) });
}

/** Opens again what was open when the visitor left this entry of the history. */
export function openPartsAgain(): void {
  const open = (navigation.currentEntry?.getState() ?? []) as boolean[];
  for (const [place, part] of parts().entries()) part.open = open[place] ?? part.open;
}

const parts = (): HTMLDetailsElement[] => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

/** Saves which disclosures are open in the history entry, so that Back restores the page's height. */
export function keepOpenParts(): void {
  navigation.updateCurrentEntry({ state: parts().map(({ open }) => open) });
}

/** Reopens the disclosures saved in this history entry. */
export function openPartsAgain(): void {
  const open = (navigation.currentEntry?.getState() ?? []) as boolean[];
  for (const [place, part] of parts().entries()) part.open = open[place] ?? part.open;
}

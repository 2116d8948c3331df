interface State {
  /** Places of the open parts among all parts of the page. */
  open?: number[];
}

const parts = (): HTMLDetailsElement[] => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

/** Keeps in the history which parts of a page were opened, so that Back finds the page as long as it was left. */
export function keepOpenParts(): void {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement)) return;
      const open = parts().flatMap((part, place) => (part.open ? [place] : []));
      navigation.updateCurrentEntry({ state: { open } satisfies State });
    },
    { capture: true },
  );
}

/** Opens again what was open when the visitor left this entry of the history. */
export function openPartsAgain(): void {
  const { open = [] } = (navigation.currentEntry?.getState() ?? {}) as State;
  const all = parts();
  for (const place of open) all[place]?.setAttribute('open', '');
}

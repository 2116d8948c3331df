/** The three figures of the sum, as a visitor sets them. */
export interface Figures {
  /** Of an order, in the page's currency. */
  margin: number;
  /** One enquiry in so many becomes an order. */
  closed: number;
  /** Price of a click. */
  click: number;
}

/** How many clicks an enquiry may take before it costs more than it earns; whole ones only. */
export function clicksFor({ margin, closed, click }: Figures): number {
  return Math.floor(margin / closed / click);
}

/** The units of the sum. */
export interface Units {
  currency: string;
  /** Stands before the number of enquiries of which one is closed. */
  oneIn: string;
}

/** Words with the figures of the sum in their braces: `{margin}`, `{closed}`, `{click}`, `{clicks}`, `{most}`. */
export function inWords(words: string, figures: Figures, { currency, oneIn }: Units): string {
  const { margin, closed, click } = figures;
  const parts: Record<string, string> = {
    margin: `${currency} ${written(margin)}`,
    closed: `${oneIn} ${closed}`,
    click: `${currency} ${written(click)}`,
    clicks: written(clicksFor(figures)),
    most: `${currency} ${written(margin / closed)}`,
  };
  return words.replaceAll(/\{(\w+)\}/g, (_, key: string) => parts[key] ?? '');
}

/** A figure as it is written: cents only where there are any. */
export function written(figure: number): string {
  return figure.toLocaleString('en', {
    minimumFractionDigits: Number.isInteger(figure) ? 0 : 2,
    maximumFractionDigits: 2,
  });
}

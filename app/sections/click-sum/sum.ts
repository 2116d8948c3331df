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

/** A figure as it is written: cents only where there are any. */
export function written(figure: number): string {
  return figure.toLocaleString('en', {
    minimumFractionDigits: Number.isInteger(figure) ? 0 : 2,
    maximumFractionDigits: 2,
  });
}

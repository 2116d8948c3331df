import { fillIn } from '#app/content/fill-in.ts';

/** The figures of the sum, in the page's currency; the visitor sets two of them. */
export interface Figures {
  /** Monthly ad spend. */
  budget: number;
  /** Our monthly fee. */
  fee: number;
  /** Profit per new customer. */
  customer: number;
}

/** New customers per month that cover ad spend and fee, rounded up. */
export function customersFor({ budget, fee, customer }: Figures): number {
  return Math.ceil((budget + fee) / customer);
}

/** Columns and rows of a pile three times as wide as high, with room for more than the customers needed. */
export function pileOf(customers: number): { columns: number; rows: number } {
  let rows = 2;
  while (3 * rows * rows <= customers) rows += 1;
  return { columns: 3 * rows, rows };
}

/** Fills in a template: `{budget}`, `{fee}`, `{customer}`, `{customers}`, `{most}`. */
export function inWords(words: string, figures: Figures, currency: string): string {
  const { budget, fee, customer } = figures;
  const customers = customersFor(figures);
  const amount = (figure: number): string => `${currency} ${written(figure)}`;
  return fillIn(words, {
    customers: written(customers),
    budget: amount(budget),
    fee: amount(fee),
    customer: amount(customer),
    most: amount(budget / customers),
  });
}

/** A figure in whole units, formatted. */
export function written(figure: number): string {
  return Math.floor(figure).toLocaleString('en');
}

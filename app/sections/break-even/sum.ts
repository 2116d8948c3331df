/** The figures of the sum, all in the page's currency; a visitor sets two of them. */
export interface Figures {
  /** Ad spend a month. */
  budget: number;
  /** Ours, a month. */
  fee: number;
  /** What one new customer leaves. */
  customer: number;
}

/** How many new customers a month pay for adverts and fee; a part of one does not come. */
export function customersFor({ budget, fee, customer }: Figures): number {
  return Math.ceil((budget + fee) / customer);
}

/** Words with the figures of the sum in their braces: `{budget}`, `{fee}`, `{customer}`, `{customers}`, `{most}`. */
export function inWords(words: string, figures: Figures, currency: string): string {
  const { budget, fee, customer } = figures;
  const customers = customersFor(figures);
  const amounts: Record<string, number> = { budget, fee, customer, most: budget / customers };
  return words.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    key === 'customers' ? written(customers) : `${currency} ${written(amounts[key] ?? NaN)}`,
  );
}

/** A figure as it is written, in whole units. */
export function written(figure: number): string {
  return Math.floor(figure).toLocaleString('en');
}

/** Splits a price into amounts and the words between: `from`, `INR 60,000`, `or`, `AED 4,000`, `a month`. */
export function parts(price: string): { amount?: { currency: string; figure: string }; words: string }[] {
  return price
    .split(/([A-Z]{3} [\d,]*\d)/)
    .map((words, index) => {
      const [currency = '', figure = ''] = words.split(' ');
      return index % 2 ? { amount: { currency, figure }, words } : { words: words.trim() };
    })
    .filter(({ words }) => words);
}

/** The first amount of a price; 0 if there is none. */
export function valueOf(price: string): number {
  const first = parts(price).find(({ amount }) => amount)?.amount;
  return Number(first?.figure.replaceAll(',', '') ?? 0);
}

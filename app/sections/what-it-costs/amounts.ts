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

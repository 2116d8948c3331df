/** An amount in a price, such as `INR 60,000`. */
export interface Amount {
  currency: string;
  figure: string;
  value: number;
}

/** The amounts in a price, in their order. */
export function amountsOf(price: string): Amount[] {
  return [...price.matchAll(/([A-Z]{3})\s([\d,]*\d)/g)].map(([, currency = '', figure = '']) => ({
    currency,
    figure,
    value: Number(figure.replaceAll(',', '')),
  }));
}

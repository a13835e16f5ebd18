/** Fraction digits of the 26 currencies a shop can sell in (specification, sections 3 and 9). */
export const currencyDigits: Readonly<Record<string, number>> = {
  USD: 2,
  CAD: 2,
  GBP: 2,
  AUD: 2,
  EUR: 2,
  CHF: 2,
  NOK: 2,
  SEK: 2,
  DKK: 2,
  NZD: 2,
  SGD: 2,
  MXN: 2,
  HKD: 2,
  CZK: 2,
  ILS: 2,
  MYR: 2,
  PHP: 2,
  PLN: 2,
  THB: 2,
  BRL: 2,
  ARS: 2,
  COP: 2,
  IDR: 2,
  INR: 2,
  JPY: 0,
  ZAR: 2,
}

/** How many digits stand after the point; 2 for a currency outside of the table. */
export function digitsOf(currency: string): number {
  return Object.hasOwn(currencyDigits, currency) ? (currencyDigits[currency] ?? 2) : 2
}

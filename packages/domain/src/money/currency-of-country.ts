/** Countries by the currency that they pay in, of those that a shop can sell in. */
const countries: Readonly<Record<string, string>> = {
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK',
  GBP: 'GB GG IM JE',
  CHF: 'CH LI',
  CAD: 'CA',
  AUD: 'AU',
  NZD: 'NZ',
  NOK: 'NO',
  SEK: 'SE',
  DKK: 'DK FO GL',
  SGD: 'SG',
  MXN: 'MX',
  HKD: 'HK',
  CZK: 'CZ',
  ILS: 'IL',
  MYR: 'MY',
  PHP: 'PH',
  PLN: 'PL',
  THB: 'TH',
  BRL: 'BR',
  ARS: 'AR',
  COP: 'CO',
  IDR: 'ID',
  INR: 'IN',
  JPY: 'JP',
  ZAR: 'ZA',
}

/** The currency that a shop in a country most likely sells in; US dollars where it is none of those that it can. */
export function currencyOfCountry(country: string): string {
  const [currency] = Object.entries(countries).find(([, codes]) => codes.split(' ').includes(country)) ?? []
  return currency ?? 'USD'
}

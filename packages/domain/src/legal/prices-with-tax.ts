import { europeanMarket } from './duties.ts'

/** Whether the law of a country wants consumers to see prices with their taxes. */
export function showsPricesWithTax(country: string): boolean {
  return europeanMarket.includes(country) || others.includes(country)
}

/** Beside Europe's market: there, too, the price that is named is the one that is paid. */
const others: readonly string[] = 'AU CH GB IL JP KR NZ SG TR ZA'.split(' ')

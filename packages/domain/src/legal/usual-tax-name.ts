import { europeanMarket } from './duties.ts'

/** What a tax on sales is usually called in a country, in the language of a site, until its owner calls it otherwise. */
export function usualTaxName(country: string, language: string): string {
  const isGerman = /^de\b/i.test(language)
  if (isGerman) return country === 'AT' ? 'USt.' : 'MwSt.'
  return europeanMarket.includes(country) || country === 'GB' ? 'VAT' : 'Tax'
}

import { countryCodes } from '@vitrine/domain/contact/country-codes'
import { shownLanguage } from '../../session/shown-language.ts'

const names = new Intl.DisplayNames([shownLanguage()], { type: 'region' })

/** What a country is called. */
export function countryName(code: string): string {
  return names.of(code) ?? code
}

/** The countries by name, as choices. */
export const countryChoices = countryCodes
  .map((code) => ({ value: code, label: countryName(code) }))
  .sort((left, right) => left.label.localeCompare(right.label, shownLanguage()))

import { shownLanguage } from '../../session/shown-language.ts'

const names = new Intl.DisplayNames([shownLanguage()], { type: 'currency' })

/** A currency by its code and its name. */
export function currencyLabel(code: string): string {
  return `${code}: ${names.of(code) ?? code}`
}

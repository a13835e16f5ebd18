import { vatFormats } from './vat-formats.ts'

/** Words about a VAT number. */
export const vatIdText = {
  countryMissing: 'Begin with the letters of the country, as in DE136695976.',
  formWrong: (example: string) => `This is not a VAT number of the country. They look like ${example}.`,
  digitsWrong: 'A digit of this VAT number is wrong. Please compare it with your papers.',
} as const

/** A VAT number in its stored form, '' for none; or what is wrong with it. */
export type VatIdResult =
  | { readonly ok: true; readonly vatId: string }
  | { readonly ok: false; readonly text: string }

/**
 * Checks a VAT number by how its country writes it, and by its check digits where their rule is published. Whether it was given to anybody
 * is not known by that.
 */
export function checkVatId(sent: string): VatIdResult {
  const vatId = tidyVatId(sent)
  if (vatId === '') return { ok: true, vatId }
  const country = lettersOf(vatId)
  const format = country === null ? undefined : vatFormats.get(country)
  if (country === null || format === undefined) return { ok: false, text: vatIdText.countryMissing }
  const body = vatId.slice(country.length)
  if (!format.pattern.test(body)) return { ok: false, text: vatIdText.formWrong(format.example) }
  if (format.isRight && !format.isRight(body)) return { ok: false, text: vatIdText.digitsWrong }
  return { ok: true, vatId }
}

/** Numbers are written with dots, spaces and dashes on paper; Greece is known by two codes. */
function tidyVatId(sent: string): string {
  return sent
    .replace(/[\s.\-/]/g, '')
    .toUpperCase()
    .replace(/^GR(?=\d)/, 'EL')
}

function lettersOf(vatId: string): string | null {
  return [3, 2].map((length) => vatId.slice(0, length)).find((letters) => vatFormats.has(letters)) ?? null
}

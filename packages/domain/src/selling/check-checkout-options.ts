import { countryCodes } from '../contact/country-codes.ts'
import { dutyCodes } from '../legal/duties.ts'
import { type DownloadTerms, downloadTermLimits } from '../website/settings/download-terms.ts'
import type { DutyOff, StoreSettings } from '../website/store-settings.ts'
import { fieldText, isPlaceOrNone } from './field-texts.ts'

/** How buyers check out, and how orders are numbered, as owners edit it. */
export type CheckoutOptions = Pick<
  StoreSettings,
  | 'isExpressCheckout'
  | 'minimumSubtotalCents'
  | 'asksForNote'
  | 'asksForNews'
  | 'allowsSeveralServices'
  | 'defaultCountry'
  | 'continueShoppingUrl'
> & {
  /** The form that buyers fill in at the checkout; '' for none. */
  readonly checkoutFormId: string
  /** Whether buyers must agree to the terms. */
  readonly asksForTerms: boolean
  /** Whether buyers can give a VAT number. */
  readonly asksForVatId: boolean
  /** Whether visitors can make an account. */
  readonly hasAccounts: boolean
  readonly numberPrefix: string
  readonly numberSuffix: string
  readonly nextNumber: number
  /** Where the shop says what delivery costs; '' for nowhere. */
  readonly shippingUrl: string
  readonly dutiesOff: readonly DutyOff[]
  /** Downloads for each file, and days; null: no limit. */
  readonly downloadsPerFile: number | null
  readonly downloadDays: number | null
  readonly downloadVersion: DownloadTerms['version']
}

/** Longest prefix or suffix of an order's number. */
const longestAffix = 12

/** Says what is wrong with the options of the checkout, by field. Numbers of orders go up only, from `lowestNumber`. */
export function checkCheckoutOptions(
  options: CheckoutOptions,
  lowestNumber: number,
): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {}
  if (!isPlaceOrNone(options.continueShoppingUrl)) errors.continueShoppingUrl = fieldText.addressWrong
  if (options.defaultCountry !== '' && !countryCodes.includes(options.defaultCountry))
    errors.defaultCountry = fieldText.countryUnknown
  for (const field of ['numberPrefix', 'numberSuffix'] as const) {
    if (!/^[\p{L}\p{N} #/._-]*$/u.test(options[field]))
      errors[field] = 'Use letters, digits and - _ . / # only.'
    if (options[field].length > longestAffix) errors[field] = `Use at most ${longestAffix} characters.`
  }
  if (!isPlaceOrNone(options.shippingUrl)) errors.shippingUrl = fieldText.addressWrong
  for (const [index, { code, note }] of options.dutiesOff.entries()) {
    if (!dutyCodes.some((each) => each === code)) errors[`dutiesOff.${index}.code`] = 'There is no such duty.'
    if (note.trim() === '') errors[`dutiesOff.${index}.note`] = 'Please say why this is switched off.'
  }
  if (options.nextNumber < lowestNumber) {
    errors.nextNumber = `Numbers only go up: the next one is ${lowestNumber} or higher.`
  }
  const { downloadsPerFile, downloadDays } = options
  if (!isWithin(downloadsPerFile, downloadTermLimits.perFile))
    errors.downloadsPerFile = `Enter a number from 1 to ${downloadTermLimits.perFile}, or nothing for no limit.`
  if (!isWithin(downloadDays, downloadTermLimits.days))
    errors.downloadDays = `Enter a number from 1 to ${downloadTermLimits.days}, or nothing for no limit.`
  return errors
}

function isWithin(count: number | null, most: number): boolean {
  return count === null || (Number.isInteger(count) && count >= 1 && count <= most)
}

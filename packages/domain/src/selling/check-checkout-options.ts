import { countryCodes } from '../contact/country-codes.ts'
import type { StoreSettings } from '../website/store-settings.ts'
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
  readonly numberPrefix: string
  readonly numberSuffix: string
  readonly nextNumber: number
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
  if (options.nextNumber < lowestNumber) {
    errors.nextNumber = `Numbers only go up: the next one is ${lowestNumber} or higher.`
  }
  return errors
}

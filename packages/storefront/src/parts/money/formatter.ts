import { formatDecimal } from '@vitrine/template/i18n/format-decimal'
import { formatMoney } from '@vitrine/template/i18n/format-money'
import { decimalOptions, moneyOptions } from '@vitrine/template/i18n/number-options'
import type { Formatter } from '@vitrine/template/registry'
import { asText } from '@vitrine/template/values/convert'
import { fieldsOf } from '../product/fields.ts'
import type { Amount } from './amount.ts'
import { decimalText, movePoint, parseDecimal, zero } from './decimal.ts'
import { fromAmount, normalAmount, saleAmount } from './product-amounts.ts'

/** `from-price`: the lowest price of a product, in cents. */
export const fromPrice: Formatter = (item) => cents(fromAmount(item))

/** `normal-price`: the highest list price of a product, in cents. */
export const normalPrice: Formatter = (item) => cents(normalAmount(item))

/** `sale-price`: the lowest sale price of a product, in cents; 0 when nothing is on sale. */
export const salePrice: Formatter = (item) => cents(saleAmount(item))

const plainMoney = moneyOptions([])

/** `bookkeeper-money-format`: cents in the currency of the locale's region; what is no number counts as 0. */
export const bookkeeperMoneyFormat: Formatter = (value, _args, { locale }) => {
  if (!locale) return ''
  const currencyCode = locale.cldr.Numbers.getCurrencyForRegion(locale.region)
  const { units, places } = movePoint(parseDecimal(value) ?? zero, -2)
  return formatMoney(locale, { decimalValue: `${units}e-${places}`, currencyCode }, plainMoney)
}

/** `percentage-format`: a number with two or three fraction digits; with the argument `trim`, only those that are needed. */
export const percentageFormat: Formatter = (value, args, { locale }) => {
  if (!locale) return ''
  const { units, places } = parseDecimal(value) ?? zero
  return formatDecimal(locale, `${units}e-${places}`, args.includes('trim') ? trimmedPercentage : percentage)
}

const percentage = decimalOptions(['minFrac:2', 'maxFrac:3'])
const trimmedPercentage = decimalOptions(['minFrac:0', 'maxFrac:3'])

/** `variant-descriptor`: the chosen values of a variant, `blue / large`. */
export const variantDescriptor: Formatter = (variant, _args, scope) => {
  const { optionValues } = fieldsOf(variant)
  const values: readonly unknown[] = Array.isArray(optionValues) ? optionValues : []
  let text = asText(fieldsOf(values[0]).value)
  for (let index = 1; index < values.length; index++) text += ` / ${asText(fieldsOf(values[index]).value)}`
  scope.chargeBytes(text.length)
  return text
}

/** As text, which holds any amount exactly. */
function cents(amount: Amount | undefined): string {
  return amount ? decimalText(movePoint(amount.decimal, 2)) : '0'
}

/** `money-format` and its kin: formatters of the past; the value passes as it is. */
export const passValue: Formatter = (value) => value

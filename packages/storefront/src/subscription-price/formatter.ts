import type { Scope } from '@vitrine/template/scope'
import { ownValue } from '@vitrine/template/values/own'
import { markupFormatter } from '../html/markup-formatter.ts'
import { type Amount, readAmount } from '../money/amount.ts'
import { compareDecimals } from '../money/decimal.ts'
import { priceText } from '../money/price-text.ts'
import { isVariantOnSale, variantsOf } from '../product/product.ts'
import { type PriceDisplay, priceBlock } from '../product-price/price-block.ts'

/**
 * `subscription-price`: what a product costs by subscription, from the pricing options of its cheapest variant; missing when
 * it has none. Arguments are options of the `money` formatter.
 */
export const subscriptionPrice = markupFormatter((item, args, scope) => {
  const display = displayOf(item, args, scope)
  return display && priceBlock('subscription-price', display, scope)
})

function displayOf(item: unknown, args: readonly string[], scope: Scope): PriceDisplay | undefined {
  const variants = variantsOf(item)
  const options = optionsOf(cheapest(variants))
  const [first] = options
  if (first === undefined) return undefined

  const price = (field: PriceField) => priceText(readAmount(ownValue(first, field)), args, scope)
  const isFrom = options.length > 1 || hasVariedOptions(variants)
  if (isFrom) return { kind: 'from', lowest: price(payableField(first)) }
  if (isVariantOnSale(first))
    return { kind: 'sale', sale: price('salePriceMoney'), original: price('priceMoney') }
  return { kind: 'single', price: price('priceMoney') }
}

type PriceField = 'priceMoney' | 'salePriceMoney'

function optionsOf(variant: unknown): readonly unknown[] {
  const options = ownValue(variant, 'pricingOptions')
  return Array.isArray(options) ? options : []
}

function cheapest(variants: readonly unknown[]): unknown {
  return variants.reduce<unknown>(
    (best, each) =>
      best === undefined || compareDecimals(payable(each).decimal, payable(best).decimal) < 0 ? each : best,
    undefined,
  )
}

/** Whether the first option costs differently from variant to variant. */
function hasVariedOptions(variants: readonly unknown[]): boolean {
  const [first, ...others] = variants.map((variant) => payable(optionsOf(variant)[0]).decimal)
  return first !== undefined && others.some((other) => compareDecimals(other, first) !== 0)
}

function payable(priced: unknown): Amount {
  return readAmount(ownValue(priced, payableField(priced)))
}

function payableField(priced: unknown): PriceField {
  return isVariantOnSale(priced) ? 'salePriceMoney' : 'priceMoney'
}

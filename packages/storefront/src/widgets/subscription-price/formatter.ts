import { productTypeNumbers } from '@vitrine/domain/catalogue/product-types'
import type { Scope } from '@vitrine/template/scope'
import { ownValue } from '@vitrine/template/values/own'
import { markupFormatter } from '../../parts/html/markup-formatter.ts'
import { type Amount, readAmount } from '../../parts/money/amount.ts'
import { compareDecimals } from '../../parts/money/decimal.ts'
import { lacksCurrencyData, priceText } from '../../parts/money/price-text.ts'
import { isVariantOnSale, productTypeOf, variantsOf } from '../../parts/product/product.ts'
import { hasVariedPrices } from '../../parts/product/varied-prices.ts'
import { fromWording, type PriceDisplay, priceBlock } from '../product-price/price-block.ts'

/**
 * `subscription-price`: what a product costs by subscription, from the pricing options of its cheapest variant; an empty block
 * when it has none. Arguments are options of the `money` formatter.
 */
export const subscriptionPrice = markupFormatter((item, args, scope) =>
  priceBlock('subscription-price', displayOf(item, args, scope), scope),
)

function displayOf(item: unknown, args: readonly string[], scope: Scope): PriceDisplay {
  const [first] = optionsOf(canBeSubscribed(item) ? cheapest(variantsOf(item)) : undefined)
  if (first === undefined || lacksCurrencyData(scope)) return { kind: 'nothing' }

  const price = (field: PriceField) => priceText(readAmount(ownValue(first, field)), args, scope)
  if (hasVariedPrices(item)) return { kind: 'from', wording: fromWording(price(payableField(first)), scope) }
  if (isVariantOnSale(first))
    return { kind: 'sale', sale: price('salePriceMoney'), original: price('priceMoney') }
  return { kind: 'single', price: price('priceMoney') }
}

type PriceField = 'priceMoney' | 'salePriceMoney'

/** Subscriptions are of physical and service products only (specification, section 5). */
function canBeSubscribed(item: unknown): boolean {
  const type = productTypeOf(item)
  return type === productTypeNumbers.physical || type === productTypeNumbers.service
}

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

function payable(priced: unknown): Amount {
  return readAmount(ownValue(priced, payableField(priced)))
}

function payableField(priced: unknown): PriceField {
  return isVariantOnSale(priced) ? 'salePriceMoney' : 'priceMoney'
}

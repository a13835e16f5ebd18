import { productTypeNumbers } from '@vitrine/domain/catalogue/product-types'
import { fieldsOf } from '../product/fields.ts'
import { content, isVariantOnSale, productTypeOf, variantsOf } from '../product/product.ts'
import { hasPricedVariants } from '../product/varied-prices.ts'
import { type Amount, highest, lowest, readAmount } from './amount.ts'
import { compareDecimals } from './decimal.ts'

/**
 * The lowest price among the variants of a product, a sale price where a variant is on sale; the list price of a product without
 * variants. `undefined`: it has no price.
 */
export function fromAmount(item: unknown): Amount | undefined {
  if (isPricedAsAWhole(item)) return ownAmount(item, 'priceMoney')
  return lowest(
    pricedVariants(item).map((variant) => {
      const { salePriceMoney, priceMoney } = fieldsOf(variant)
      return isReduced(item, variant) ? salePriceMoney : priceMoney
    }),
  )
}

/** What the variant with the lowest price cost before its sale; `undefined` when that price is no sale price. */
export function amountBeforeSale(item: unknown): Amount | undefined {
  const priced = pricedVariants(item).map((variant) => {
    const { salePriceMoney, priceMoney } = fieldsOf(variant)
    const isNowReduced = isReduced(item, variant)
    return {
      now: readAmount(isNowReduced ? salePriceMoney : priceMoney),
      before: isNowReduced ? priceMoney : null,
    }
  })
  const [first, ...others] = priced
  if (!first) return undefined
  const cheapest = others.reduce(
    (best, each) => (compareDecimals(each.now.decimal, best.now.decimal) < 0 ? each : best),
    first,
  )
  return cheapest.before === null ? undefined : readAmount(cheapest.before)
}

/** The highest list price among the variants of a product. */
export function normalAmount(item: unknown): Amount | undefined {
  if (isPricedAsAWhole(item)) return ownAmount(item, 'priceMoney')
  return highest(pricedVariants(item).map((variant) => fieldsOf(variant).priceMoney))
}

/** The lowest price among the variants that are on sale. */
export function saleAmount(item: unknown): Amount | undefined {
  if (isPricedAsAWhole(item)) return ownAmount(item, 'salePriceMoney')
  return lowest(
    pricedVariants(item)
      .filter((variant) => isReduced(item, variant))
      .map((variant) => fieldsOf(variant).salePriceMoney),
  )
}

/** A gift card is never on sale, whatever is kept of its variants. */
function isReduced(item: unknown, variant: unknown): boolean {
  return productTypeOf(item) !== productTypeNumbers['gift-card'] && isVariantOnSale(variant)
}

function isPricedAsAWhole(item: unknown): boolean {
  return productTypeOf(item) === productTypeNumbers.digital
}

function pricedVariants(item: unknown): readonly unknown[] {
  return hasPricedVariants(item) ? variantsOf(item) : []
}

function ownAmount(item: unknown, field: 'priceMoney' | 'salePriceMoney'): Amount {
  return readAmount(content(item, field))
}

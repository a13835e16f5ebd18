import { productTypeNumbers } from '@vitrine/domain/catalogue/product-types'
import { isTruthy } from '@vitrine/template/values/truthy'
import { fieldsOf } from './fields.ts'
import { productTypeOf, variantsOf } from './product.ts'

const typesWithVariants: ReadonlySet<number> = new Set([
  productTypeNumbers.physical,
  productTypeNumbers.service,
  productTypeNumbers['gift-card'],
  productTypeNumbers.paywall,
])

/** Whether a product costs what its variants cost: a digital one has a price of its own. */
export function hasPricedVariants(item: unknown): boolean {
  return typesWithVariants.has(productTypeOf(item))
}

/** Whether the variants of a product cost differently, so that its price is a `from` price. */
export function hasVariedPrices(item: unknown): boolean {
  const variants = variantsOf(item)
  const [first] = variants
  if (!hasPricedVariants(item) || first === undefined) return false

  const { onSale, price, salePrice } = fieldsOf(first)
  return variants.some((each) => {
    const other = fieldsOf(each)
    return (
      differs(other.onSale, onSale) ||
      differs(other.price, price) ||
      (isTruthy(onSale) && differs(other.salePrice, salePrice))
    )
  })
}

/** A field that is missing is the same as one that is null. */
function differs(left: unknown, right: unknown): boolean {
  return (left ?? null) !== (right ?? null)
}

import type { Predicate } from '@vitrine/template/registry'
import { hasVariants, isOnSale, isSoldOut } from '../../parts/product/product.ts'
import { hasVariedPrices } from '../../parts/product/varied-prices.ts'

/** What templates ask of a product. */
export const commercePredicates: Readonly<Record<string, Predicate>> = {
  'has-variants?': (_args, { node }) => hasVariants(node),
  'on-sale?': (_args, { node }) => isOnSale(node),
  'sold-out?': (_args, { node }) => isSoldOut(node),
  'varied-prices?': (_args, { node }) => hasVariedPrices(node),
}

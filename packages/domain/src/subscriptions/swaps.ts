import type { Product, Variant } from '../catalogue/product.ts'
import { isSold } from '../catalogue/sale/is-sold.ts'
import { canSupply } from '../catalogue/stock.ts'
import { type ChangeProblem, mostPieces } from './change-subscription.ts'
import type { Subscription } from './subscription.ts'
import type { ShopTerms } from './terms/shop-terms.ts'

/** What is to come in place of what comes. */
interface Wanted {
  readonly variantId: string
  readonly quantity: number
}

type Subscribed = Pick<Subscription, 'line' | 'currency'>

/** Why something cannot be had in place of what comes; null: it can. */
export function swapProblem(
  { line, currency }: Subscribed,
  product: Product,
  { variantId, quantity }: Wanted,
  shop: Pick<ShopTerms, 'currency'>,
): ChangeProblem | null {
  const isSame = variantId === line.variantId
  const variant = product.variants.find((each) => each.id === variantId)
  // Who takes less of what comes anyway is not sold anything.
  const isLess = isSame && quantity < line.quantity
  if (!variant || !(isOffered(product) || isLess)) return 'not-offered'
  // Prices of today are in the currency of the shop, and of no use to what is paid in another.
  if (!isSame && currency !== shop.currency) return 'other-currency'
  if (!(Number.isInteger(quantity) && quantity >= 1 && quantity <= mostPieces)) return 'quantity-wrong'
  if (isMembership(product) && quantity > 1) return 'one-only'
  return isLess || canSupply(product.type, variant.stock, quantity) ? null : 'not-so-many-left'
}

/** The variants among which a change of what comes is made, its own among them; none where there is nothing to choose. */
export function swapsOf(
  subscription: Subscribed,
  product: Product,
  shop: Pick<ShopTerms, 'currency'>,
): readonly Variant[] {
  const { variantId, quantity } = subscription.line
  const canHave = (wanted: Wanted) => swapProblem(subscription, product, wanted, shop) === null
  const had = product.variants.filter(({ id }) => id === variantId || canHave({ variantId: id, quantity: 1 }))
  const hasOthers = had.some(({ id }) => id !== variantId)
  const hasMoreOrLess = [quantity - 1, quantity + 1].some((pieces) =>
    canHave({ variantId, quantity: pieces }),
  )
  return hasOthers || hasMoreOrLess ? had : []
}

/** Whether what is subscribed to opens areas for members: nobody has use for two. */
export function isMembership({ type }: Pick<Product, 'type'>): boolean {
  return type === 'paywall'
}

/** Whether it is sold anew; it may have another plan by now, or none. */
function isOffered(product: Product): boolean {
  return product.isVisible && isSold({ ...product, subscription: null })
}

import { currentPriceCents } from '../../catalogue/price.ts'
import type { Product, Variant } from '../../catalogue/product.ts'
import { canSupply } from '../../catalogue/stock.ts'
import type { StoredFilling } from '../../forms/buyers/stored-filling.ts'
import type { GiftDetails } from '../../gift-cards/gift-details.ts'
import type { Cart, CartEntry } from '../cart.ts'
import type { CartProblem } from '../messages.ts'
import { maxQuantity } from '../quantity.ts'
import { keysWith } from './addition-key.ts'

/** What is put into the cart. `newId` becomes the id of the entry, if it is a new one. */
export interface Addition {
  readonly product: Product
  readonly variant: Variant
  readonly quantity: number
  /** What was filled in of the product's form. */
  readonly filling: StoredFilling
  /** For whom a gift card is: such an entry is one of its own. */
  readonly gift?: GiftDetails | undefined
  /** A word of the form that puts it in. */
  readonly once?: string | undefined
  /** The same where it is sent again. */
  readonly key?: string | undefined
  readonly allowsSeveralServices: boolean
  /** Of the shop. */
  readonly currency: string
  readonly newId: string
  readonly nowMs: number
}

/** Why a variant cannot be added. */
type AddProblem = Extract<CartProblem, 'quantity-too-great' | 'one-only' | 'out-of-stock' | 'cart-full'>

/** The cart with the entry that was added or grew, or why not. */
export type AddResult =
  | { readonly ok: true; readonly cart: Cart; readonly added: CartEntry }
  | { readonly ok: false; readonly problem: AddProblem }

/** Different lines that a cart can hold. */
export const maxEntries = 250

/** Adds a variant to the cart. A second helping of the same variant with the same fields grows its entry. */
export function addEntry(cart: Cart, addition: Addition): AddResult {
  const { product, variant, quantity, filling } = addition
  const held = cart.entries.find(
    (each) =>
      each.variantId === variant.id &&
      each.additionalFields === filling.additionalFields &&
      !each.gift &&
      !addition.gift,
  )
  const lineTotal = (held?.quantity ?? 0) + quantity
  const inCart = quantityInCart(cart, variant.id) + quantity
  if (lineTotal > maxQuantity) return { ok: false, problem: 'quantity-too-great' }
  if (isOneOnly(product, addition) && inCart > 1) return { ok: false, problem: 'one-only' }
  if (!canSupply(product.type, variant.stock, inCart)) return { ok: false, problem: 'out-of-stock' }
  const isFull = cart.entries.length >= maxEntries || !areFillingsShort([...cart.entries, filling])
  if (!held && isFull) return { ok: false, problem: 'cart-full' }

  // Who puts in more of it has just seen what it costs.
  const added: CartEntry = held
    ? { ...held, quantity: lineTotal, addedPrice: addedPrice(addition), ...keysWith(held, addition.key) }
    : newEntry(addition)
  const entries = held ? cart.entries.map((each) => (each === held ? added : each)) : [...cart.entries, added]
  return { ok: true, cart: { ...cart, entries, updatedAtMs: addition.nowMs }, added }
}

/** Units of a variant in all lines of a cart. */
export function quantityInCart(cart: Pick<Cart, 'entries'>, variantId: string): number {
  return cart.entries.reduce((sum, each) => (each.variantId === variantId ? sum + each.quantity : sum), 0)
}

/** Whether only one of a product can be in a cart: a subscription, access for members, or a service of which several are not allowed. */
export function isOneOnly(
  product: Pick<Product, 'type' | 'subscription'>,
  { allowsSeveralServices }: { readonly allowsSeveralServices: boolean },
): boolean {
  if (product.subscription !== null || product.type === 'paywall') return true
  return product.type === 'service' && !allowsSeveralServices
}

/** Characters that all forms of a cart may be filled in with. */
const longestFillings = 200_000

/** Whether lines hold no more text than a cart may. */
export function areFillingsShort(lines: readonly StoredFilling[]): boolean {
  const filled = lines.reduce((sum, { additionalFields }) => sum + (additionalFields?.length ?? 0), 0)
  return filled <= longestFillings
}

function addedPrice({ product, variant, currency }: Addition) {
  return { cents: currentPriceCents(product.type, variant), currency }
}

function newEntry(addition: Addition): CartEntry {
  const { product, variant, quantity, filling, gift, once, key, newId, nowMs } = addition
  return {
    id: newId,
    itemId: product.id,
    variantId: variant.id,
    sku: variant.sku,
    quantity,
    ...filling,
    ...(gift ? { gift } : {}),
    ...(once !== undefined && { once }),
    ...keysWith({}, key),
    addedAtMs: nowMs,
    addedPrice: addedPrice(addition),
  }
}

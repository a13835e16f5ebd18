import type { Cart, CartEntry } from '@vitrine/domain/cart/cart'
import type { CartRefusal } from '@vitrine/domain/cart/cart-refusals'
import { type ChangeResult, changeFields, changeQuantity } from '@vitrine/domain/cart/change-entry'
import type { Product } from '@vitrine/domain/catalogue/product'
import type { BuyersForm } from '@vitrine/domain/forms/buyers/buyers-form'
import { type Filling, fillFromText } from '@vitrine/domain/forms/buyers/filled-form'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import type { HeldToken } from '../http/visitor/held-carts.ts'
import type { Services } from '../services/services.ts'
import {
  type CartPriceSource,
  type PricedCart,
  type PriceSource,
  priceWith,
  readProducts,
  withDiscounts,
} from './price-stored-cart.ts'
import { dropReminder } from './reminders/end-reminder.ts'

/** The changed cart, or why it stays as it is. `changed` is null when a line was removed. */
export type ChangeOutcome =
  | (PricedCart & { readonly ok: true; readonly changed: CartEntry | null })
  | RefusedChange

/** A change that is refused; `errors` has a text for each field that is wrong. */
interface RefusedChange {
  readonly ok: false
  readonly problem: CartRefusal
  readonly errors?: Readonly<Record<string, string>>
}

/** What a change makes of a cart, knowing its products and what it is priced with. */
export type CartChange = (
  cart: Cart,
  products: ReadonlyMap<string, Product>,
  source: CartPriceSource,
) => ChangeResult | RefusedChange

/** What is kept of a change beside the cart: with it, or not at all. */
export type BesideChange = (tables: SiteTables, changed: PricedCart) => Promise<void>

/** Changes an open cart; changes of one cart queue. */
export async function changeCart(
  store: SiteStore,
  cartToken: HeldToken | null,
  change: CartChange,
  source: PriceSource,
  beside?: BesideChange,
): Promise<ChangeOutcome> {
  if (cartToken === null) return noCart
  const work = async (tables: SiteTables): Promise<ChangeOutcome> => {
    const cart = await tables.carts.lockByToken(cartToken)
    if (!cart) return noCart
    if (cart.orderId !== null) return { ok: false, problem: 'cart-purchased' }

    const products = await readProducts(tables, cart, source)
    const priceSource = await withDiscounts(tables, cart, source)
    const result = change(cart, products, priceSource)
    if (!result.ok) return result
    // Its owner and its buyer agreed on it.
    if (cart.agreed && result.cart.entries !== cart.entries) return { ok: false, problem: 'cart-fixed' }
    await tables.carts.save(result.cart)
    // Whoever fills an emptied cart again may be somebody else: nobody is told of that.
    if (result.cart.entries.length === 0 && cart.entries.length > 0) await dropReminder(tables, cart)
    const isSame =
      result.cart.codes === cart.codes &&
      result.cart.giftCardIds === cart.giftCardIds &&
      result.cart.contact === cart.contact
    const changedSource = isSame ? priceSource : await withDiscounts(tables, result.cart, source)
    const priced = priceWith(result.cart, products, changedSource)
    await beside?.(tables, priced)
    return { ok: true, ...priced, changed: result.changed }
  }
  return store.transaction(work, { isOptimistic: true })
}

/** The change that sets the quantity of a line; 0 removes it. */
export function setQuantity(
  entryId: string,
  quantity: number,
  { services, source }: { readonly services: Services; readonly source: PriceSource },
): CartChange {
  const nowMs = services.clock()
  const { allowsSeveralServices } = source.site.store
  return (cart, products) => {
    const itemId = cart.entries.find((each) => each.id === entryId)?.itemId
    const product = itemId === undefined ? undefined : products.get(itemId)
    return changeQuantity(cart, { entryId, quantity, product, allowsSeveralServices, nowMs })
  }
}

/** The change that takes the form of a line as it was filled in again. */
export function setFields(entryId: string, sent: string | null | undefined, nowMs: number): CartChange {
  return fillAgain(entryId, (form) => fillFromText(form, sent), nowMs)
}

/** The same, from a form that was read already. */
export function fillAgain(entryId: string, fill: (form: BuyersForm) => Filling, nowMs: number): CartChange {
  return (cart, products) => {
    const entry = cart.entries.find((each) => each.id === entryId)
    return changeFields(cart, { entryId, product: products.get(entry?.itemId ?? ''), fill, nowMs })
  }
}

const noCart: RefusedChange = { ok: false, problem: 'no-cart' }

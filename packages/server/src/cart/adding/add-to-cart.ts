import { addEntry } from '@vitrine/domain/cart/add-entry'
import type { Cart, CartEntry } from '@vitrine/domain/cart/cart'
import { isApart } from '@vitrine/domain/cart/is-apart'
import { isJustBegun } from '@vitrine/domain/cart/is-just-begun'
import type { CartProblem } from '@vitrine/domain/cart/messages'
import { newCart } from '@vitrine/domain/cart/new-cart'
import type { VariantChoice } from '@vitrine/domain/catalogue/choose-variant'
import type { Product } from '@vitrine/domain/catalogue/product'
import { isSold } from '@vitrine/domain/catalogue/sale/is-sold'
import type { BuyersForm } from '@vitrine/domain/forms/buyers/buyers-form'
import type { Filling } from '@vitrine/domain/forms/buyers/filled-form'
import { storeFilling } from '@vitrine/domain/forms/buyers/stored-filling'
import type { GiftDetails } from '@vitrine/domain/gift-cards/gift-details'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import type { HeldToken } from '../../http/visitor/held-carts.ts'
import type { Services } from '../../services/services.ts'
import { countNewCart } from '../count-new-cart.ts'
import { lockCart } from '../find-cart.ts'
import {
  type PricedCart,
  type PriceSource,
  priceWith,
  readProducts,
  withDiscounts,
} from '../price-stored-cart.ts'

/** What a visitor wants in the cart. */
export interface AddRequest {
  readonly cartToken: HeldToken | null
  /** The token of the cart that is begun where that one takes nothing more; null: any. */
  readonly tokenOfNext: () => string | null
  readonly itemId: string
  readonly choose: (product: Product) => VariantChoice
  /** Whether the visitor may know of the product. */
  readonly mayAskFor: (product: Product) => boolean
  readonly quantity: number
  /** Holds what was filled in against the form of the product. */
  readonly fill: (form: BuyersForm | null) => Filling
  /** For whom a gift card is. */
  readonly gift?: GiftDetails
  /** Network address of the visitor. */
  readonly address: string
}

/** The cart with what was added, or why it was not. */
export type AddOutcome =
  | (PricedCart & { readonly ok: true; readonly added: CartEntry; readonly isNewCart: boolean })
  | AddRefusal

/** Why nothing was added. */
export type AddRefusal =
  | {
      readonly ok: false
      readonly problem: Exclude<CartProblem, 'option-missing' | 'too-many-carts'>
      readonly errors?: Readonly<Record<string, string>>
    }
  | { readonly ok: false; readonly problem: 'option-missing'; readonly options: readonly string[] }
  /** `retryAfterMs`: how long to wait before another cart is begun. */
  | { readonly ok: false; readonly problem: 'too-many-carts'; readonly retryAfterMs: number }

/**
 * Puts something into the visitor's cart, making the cart if need be. Additions to one cart queue: each counts. Those that a browser
 * without a cart sends at once, from two tabs, begin one cart.
 */
export async function addToCart(
  store: SiteStore,
  request: AddRequest,
  source: PriceSource & { readonly services: Services },
): Promise<AddOutcome> {
  const { services, site } = source
  const newId = services.newId()
  const nowMs = services.clock()
  const work = async (tables: SiteTables): Promise<AddOutcome | 'begun-meanwhile'> => {
    const { cartToken, itemId } = request
    const [{ kept, token }, product] = await Promise.all([
      lockOpenCart(tables, request, nowMs),
      tables.products.find(itemId),
    ])
    const tooMany = kept ? null : await countNewCart(tables, request, services)
    if (tooMany) return tooMany
    const cart = kept ?? newCart({ id: services.newId(), token: token ?? services.newToken(30), nowMs })
    if (!product?.isVisible || !request.mayAskFor(product)) {
      return { ok: false, problem: 'unknown-item' }
    }

    const choice = request.choose(product)
    if (!choice.ok) return choice
    // What cannot be bought to the end would shut the whole cart.
    if (!isSold(product)) return { ok: false, problem: 'not-sold' }
    if (product.subscription !== null) return { ok: false, problem: 'subscribed-apart' }
    const filling = request.fill(product.additionalFieldsForm ?? null)
    if (!filling.ok) return filling
    const { allowsSeveralServices, currency } = site.store
    const { variant } = choice
    const result = addEntry(cart, {
      product,
      variant,
      quantity: request.quantity,
      filling: storeFilling(filling.filled),
      gift: request.gift,
      allowsSeveralServices,
      currency,
      newId,
      nowMs,
    })
    if (!result.ok) return result

    if (kept) await tables.carts.save(result.cart)
    else if (!(await tables.carts.begin(result.cart))) return 'begun-meanwhile'
    const products = await readProducts(tables, cart, source, product)
    const priced = priceWith(result.cart, products, await withDiscounts(tables, result.cart, source))
    return { ok: true, ...priced, added: result.added, isNewCart: cart.token !== cartToken }
  }
  const outcome = await store.transaction(work, { isOptimistic: true })
  return outcome === 'begun-meanwhile' ? addToCart(store, request, source) : outcome
}

/** The cart that takes the addition; where there is none, the token of the one to begin, null for any. */
async function lockOpenCart(
  { carts }: Pick<SiteTables, 'carts'>,
  { cartToken, tokenOfNext }: Pick<AddRequest, 'cartToken' | 'tokenOfNext'>,
  nowMs: number,
): Promise<{ readonly kept?: Cart; readonly token: string | null }> {
  const own = await lockCart({ carts }, cartToken)
  if (own && own.orderId === null && !isApart(own)) return { kept: own, token: own.token }
  const token = tokenOfNext()
  const next = token === null ? undefined : await carts.lockByToken(token)
  if (!next) return { token }
  // What was begun with these cookies long ago, and lost, stays lost: somebody else may sit there now.
  return isJustBegun(next, nowMs) ? { kept: next, token } : { token: null }
}

/** The line of an entry in a priced cart. */
export function lineOf({ breakdown }: PricedCart, entry: Pick<Cart['entries'][number], 'id'>) {
  const line = breakdown.lines.find((each) => each.entry.id === entry.id)
  if (!line) throw new Error(`The entry ${entry.id} was priced away`)
  return line
}

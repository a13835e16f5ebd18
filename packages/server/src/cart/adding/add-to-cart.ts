import { isDeepStrictEqual } from 'node:util'
import { wasAddedUnder } from '@vitrine/domain/cart/adding/addition-key'
import type { Cart, CartEntry } from '@vitrine/domain/cart/cart'
import { isApart } from '@vitrine/domain/cart/is-apart'
import { isJustBegun } from '@vitrine/domain/cart/is-just-begun'
import { newCart } from '@vitrine/domain/cart/new-cart'
import type { Product } from '@vitrine/domain/catalogue/product'
import { type RollBack, rollBack } from '@vitrine/store/roll-back'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import type { Services } from '../../services/services.ts'
import { countNewCart } from '../count-new-cart.ts'
import { lockCart } from '../find-cart.ts'
import {
  type PricedCart,
  type PriceSource,
  priceStoredCart,
  priceWith,
  readProducts,
  withDiscounts,
} from '../price-stored-cart.ts'
import { leaveOwnUnits } from '../pricing/own-units.ts'
import { type AddRefusal, type AddRequest, checkAddition } from './check-addition.ts'

/** The cart with what was added, or why it was not. */
export type AddOutcome =
  | (PricedCart & { readonly ok: true; readonly added: CartEntry; readonly isNewCart: boolean })
  | AddRefusal

/** What an attempt to add came to; another tab of the browser may have begun its cart before it. */
type Added = AddOutcome | 'begun-meanwhile'

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
  const work = async (tables: SiteTables): Promise<Added | RollBack<Added>> => {
    const { cartToken, itemId } = request
    const [{ kept, token }, product] = await Promise.all([
      lockOpenCart(tables, request, nowMs),
      tables.products.find(itemId),
    ])
    const held = kept?.entries.find((each) => isThere(each, request, product))
    if (kept && held) {
      const priced = await priceStoredCart(tables, kept, source)
      return { ok: true, ...priced, added: held, isNewCart: kept.token !== cartToken }
    }
    const cart = kept ?? newCart({ id: services.newId(), token: token ?? services.newToken(30), nowMs })
    const [left] = product ? await leaveOwnUnits(tables, cart.id, [product]) : []
    const result = checkAddition(cart, left, { request, store: site.store, newId, nowMs })
    if (!result.ok) return result
    if (kept) await tables.carts.save(result.cart)
    else {
      if (!(await tables.carts.begin(result.cart))) return rollBack<Added>('begun-meanwhile')
      // Only a cart that comes to be counts.
      const tooMany = await countNewCart(tables, request, services)
      if (tooMany) return rollBack(tooMany)
    }
    const products = await readProducts(tables, cart, source, product)
    const priced = priceWith(result.cart, products, await withDiscounts(tables, result.cart, source))
    return { ok: true, ...priced, added: result.added, isNewCart: cart.token !== cartToken }
  }
  const outcome = await store.transaction(work, { isOptimistic: true })
  return outcome === 'begun-meanwhile' ? addToCart(store, request, source) : outcome
}

/**
 * Whether an entry holds what this very press or form sent before, as it is sent now: the answer was lost on its way. Where it was taken out
 * since, it is put in once more.
 */
function isThere(
  entry: CartEntry,
  { once, key, quantity, gift, choose }: AddRequest,
  product?: Product,
): boolean {
  const isOfForm = once !== undefined && entry.once === once && entry.quantity === quantity
  if (!(isOfForm || wasAddedUnder(entry, key)) || entry.itemId !== product?.id) return false
  const choice = choose(product)
  return choice.ok && entry.variantId === choice.variant.id && isDeepStrictEqual(entry.gift, gift)
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

import type { Cart, CartEntry } from '@vitrine/domain/cart/cart'
import { type ChangeResult, changeQuantity } from '@vitrine/domain/cart/change-entry'
import { cartProblemText, noCartText } from '@vitrine/domain/cart/messages'
import { checkoutText } from '@vitrine/domain/cart/purchase-problem'
import type { Product } from '@vitrine/domain/catalogue/product'
import type { SiteStore } from '@vitrine/store/store'
import { failureText } from '../http/reply/errors.ts'
import type { Services } from '../services/services.ts'
import { type PricedCart, type PriceSource, priceWith, readProducts } from './price-stored-cart.ts'

/** The changed cart, or a refusal in words. `changed` is null when a line was removed. */
export type ChangeOutcome =
  | (PricedCart & { readonly ok: true; readonly changed: CartEntry | null })
  | {
      readonly ok: false
      readonly status: number
      readonly message: string
      readonly errors?: Readonly<Record<string, string>>
    }

/** What a change makes of a cart, knowing its products. */
export type CartChange = (
  cart: Cart,
  products: ReadonlyMap<string, Product>,
) => ChangeResult | Extract<ChangeOutcome, { ok: false }>

/** Changes an open cart; changes of one cart queue. */
export async function changeCart(
  store: SiteStore,
  cartToken: string | null,
  change: CartChange,
  source: PriceSource,
): Promise<ChangeOutcome> {
  if (cartToken === null) return noCart
  return store.transaction(async (tables) => {
    const cart = await tables.carts.lockByToken(cartToken)
    if (!cart) return noCart
    if (cart.orderId !== null) return { ok: false, status: 409, message: checkoutText.cartPurchased }

    const products = await readProducts(tables, cart)
    const result = change(cart, products)
    if (!result.ok) return 'status' in result ? result : refuseChange(result.problem)
    await tables.carts.save(result.cart)
    return { ok: true, ...priceWith(result.cart, products, source), changed: result.changed }
  })
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

const noCart: ChangeOutcome = { ok: false, status: 404, message: noCartText }

function refuseChange(problem: Extract<ChangeResult, { ok: false }>['problem']): ChangeOutcome {
  if (problem === 'entry-unknown') return { ok: false, status: 404, message: failureText.notFound }
  return { ok: false, status: 400, message: cartProblemText[problem] }
}

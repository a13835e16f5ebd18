import type { Cart } from '@vitrine/domain/cart/cart'
import { donatePath } from '@vitrine/domain/cart/donations/donation'
import { cartOver } from '@vitrine/domain/cart/proposals/proposal-over'
import { purchaseProblem } from '@vitrine/domain/cart/purchase-problem'
import type { Payment } from '@vitrine/store/payments/payments'
import { cookiesOnceBought } from '../../cart/held/cart-cookies.ts'
import { leadToCopy } from '../../cart/held/copy-for-browser.ts'
import { type PricedCart, type PriceSource, priceStoredCart } from '../../cart/price-stored-cart.ts'
import { priceSource } from '../../cart/pricing/price-source.ts'
import { proposalPath } from '../../cart/proposals/proposal-link.ts'
import type { Exchange } from '../../http/exchange.ts'
import { type Redirect, redirect } from '../../http/reply/reply.ts'
import type { HeldToken } from '../../http/visitor/held-carts.ts'
import { confirmationPathOf } from '../../orders/order-links.ts'

/** A cart that can be checked out, or where to go instead. `isHindered`: it cannot be bought as it stands, and stays for what became of its payment. */
export type OpenedCheckout =
  | {
      readonly ok: true
      readonly token: HeldToken
      readonly priced: PricedCart
      readonly source: PriceSource
      readonly isHindered: boolean
    }
  | { readonly ok: false; readonly reply: Redirect }

interface Opening {
  /** Whether the address says that a copy was made for this browser. */
  readonly isCopied?: boolean
  /** Whether a cart that cannot be bought stays here for its payment: what became of that is said first. */
  readonly staysFor?: (underWay: Payment | undefined) => boolean
}

/**
 * Opens a cart for the checkout: a bought one leads to its order, one that cannot be bought back to the cart page, and one that this browser
 * was not given to a copy.
 */
export async function openCheckout(
  exchange: Pick<Exchange, 'store' | 'site' | 'services' | 'visitor'>,
  token: string | null,
  { isCopied = false, staysFor = () => false }: Opening = {},
): Promise<OpenedCheckout> {
  const { store, services, visitor } = exchange
  const cart = token === null ? undefined : await store.carts.findByToken(token)
  if (!cart) return { ok: false, reply: redirect('/cart') }
  const { token: held } = cart
  if (!visitor.holds(held))
    return { ok: false, reply: isCopied ? redirect('/cart') : await leadToCopy(exchange, cart) }
  if (cart.orderId !== null) {
    const cookies = cookiesOnceBought(cart, visitor)
    const confirmation = await confirmationPathOf(store, services.secret, cart.orderId)
    return { ok: false, reply: redirect(confirmation, { cookies }) }
  }
  const source = await priceSource(exchange)
  const priced = await priceStoredCart(store, cart, source)
  const place = (await overAt(cart, exchange)) ?? hinderedAt(priced, exchange)
  if (place !== null && !staysFor(await store.payments.findOpen(cart.id)))
    return { ok: false, reply: redirect(place) }
  return { ok: true, token: held, priced, source, isHindered: place !== null }
}

/** Where it is said what is in the way of buying a cart; null where nothing is. */
function hinderedAt(priced: PricedCart, exchange: Pick<Exchange, 'site' | 'services'>): string | null {
  const { cart, breakdown } = priced
  if (purchaseProblem(breakdown, exchange.site.language) === null) return null
  if (cart.agreed) return proposalPath(cart.agreed, linkContext(exchange))
  if (cart.isDonation) return donatePath
  return cart.isSubscription ? placeOf(priced) : '/cart'
}

/** Where it is said that what a shop put together is not paid by this cart any more; null where it is. */
async function overAt(
  cart: Cart,
  exchange: Pick<Exchange, 'store' | 'site' | 'services'>,
): Promise<string | null> {
  if (!cart.agreed) return null
  const { store, services, site } = exchange
  const { currency } = site.store
  const proposal = await store.proposals.find(cart.agreed.proposalId)
  const over = cartOver(proposal, cart, { nowMs: services.clock(), currency })
  return over === null ? null : proposalPath(cart.agreed, linkContext(exchange))
}

function linkContext({ site, services }: Pick<Exchange, 'site' | 'services'>) {
  return { secret: services.secret, websiteId: site.id }
}

/** Where it is said what is in the way: the cart page does so line by line; a subscription has the page of its product. */
function placeOf({ breakdown }: PricedCart): string {
  const [line] = breakdown.lines
  if (!line?.fullUrl) return '/cart?problem=unknown-item'
  const problem = line.problem === 'out-of-stock' ? line.problem : 'variant-unavailable'
  return `${line.fullUrl}?problem=${problem}#product-problem`
}

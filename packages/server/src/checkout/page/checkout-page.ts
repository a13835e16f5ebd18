import type {
  checkoutPageCall,
  goToCheckoutCall,
  subscribePageCall,
} from '@vitrine/contract/checkout/page-calls'
import type { CheckoutStep } from '@vitrine/contract/checkout/page-props'
import type { Cart } from '@vitrine/domain/cart/cart'
import { donatePath } from '@vitrine/domain/cart/donations/donation'
import { cartOver } from '@vitrine/domain/cart/proposals/proposal-over'
import { checkoutText, purchaseProblem } from '@vitrine/domain/cart/purchase-problem'
import { isAccountKey } from '@vitrine/domain/payments/gateway-keys'
import { asksBuyer, isProcessing } from '@vitrine/domain/payments/payment-states'
import type { Site } from '@vitrine/domain/website/site'
import type { Say } from '@vitrine/domain/words/say'
import { joinNeeds } from '@vitrine/site/theme/page-needs'
import { sayIn } from '@vitrine/site/words/visitor-words'
import { checkoutPath } from '../../cart/checkout-path.ts'
import { cookiesOnceBought } from '../../cart/held/cart-cookies.ts'
import { copied, leadToCopy } from '../../cart/held/copy-for-browser.ts'
import { type PricedCart, type PriceSource, priceStoredCart } from '../../cart/price-stored-cart.ts'
import { priceSource } from '../../cart/pricing/price-source.ts'
import { proposalPath } from '../../cart/proposals/proposal-link.ts'
import type { Exchange } from '../../http/exchange.ts'
import { propsIn } from '../../http/language/props-in-language.ts'
import { documentReply } from '../../http/reply/plain-document.ts'
import type { RefusalCode } from '../../http/reply/refusal-status.ts'
import { leadTo, type PageAnswer, type PageReply, type Redirect, redirect } from '../../http/reply/reply.ts'
import type { HeldToken } from '../../http/visitor/held-carts.ts'
import { confirmationPathOf } from '../../orders/order-links.ts'
import { drawPage } from '../../pages/storefront-pages.ts'
import { paymentFormNeeds } from '../../payments/payment-form-needs.ts'
import { findCheckoutForm } from '../fill-checkout-form.ts'
import { cardFormNeeds, findCardFormSource } from './card-form-source.ts'
import { ratesFound } from './checkout-posted-step.ts'
import { type CheckoutMoment, checkoutProps, checkoutSteps, furthestStep } from './checkout-props.ts'
import { fillFromAccount, ratesOf } from './fill-from-account.ts'

/** Shows the checkout at the step that was asked for, or at the first that is not done yet. */
export async function getCheckoutPage(
  exchange: Exchange<typeof checkoutPageCall> | Exchange<typeof subscribePageCall>,
): Promise<PageAnswer> {
  const { query, visitor, store, services, site } = exchange
  const opened = await openCheckout(exchange, query.cartToken ?? visitor.cartToken, query.copied === copied)
  if (!opened.ok) return opened.reply
  // The address that is passed on from here leads the next browser to a copy of its own.
  if (query.copied === copied) return redirect(checkoutPath(opened.priced.cart))
  const { priced, source } = opened
  const step = readyStep(query.step, priced, site)
  const open = step === 'payment' ? await store.payments.findOpen(priced.cart.id) : undefined
  const filled = await fillFromAccount(exchange, priced, query.address)
  const shown = step === 'delivery' ? await ratesOf(exchange, { priced, source }, filled.values) : priced
  return showCheckout(exchange, shown, source, {
    step,
    attemptKey: services.newUuid(),
    ...filled,
    ...(step === 'delivery' ? noticeOf(priced, query.problem) : {}),
    ...(open && isProcessing(open.state) ? { waiting: open.message } : {}),
    confirmation:
      open && asksBuyer(open.state) && !isAccountKey(open.gateway)
        ? { paymentId: open.id, message: open.message }
        : null,
  })
}

/** Sends the visitor to the checkout of their cart. */
export async function getGoToCheckout({
  query,
  visitor,
}: Exchange<typeof goToCheckoutCall>): Promise<PageAnswer> {
  const token = query.cartToken ?? visitor.cartToken
  const place = token === null ? '/cart' : `/checkout?cartToken=${encodeURIComponent(token)}`
  return leadTo(place)
}

/** A cart that can be checked out, or where to go instead. */
export type OpenedCheckout =
  | {
      readonly ok: true
      readonly token: HeldToken
      readonly priced: PricedCart
      readonly source: PriceSource
    }
  | { readonly ok: false; readonly reply: Redirect }

/**
 * Opens a cart for the checkout: a bought one leads to its order, one that cannot be bought back to the cart page, and one that this browser
 * was not given to a copy.
 */
export async function openCheckout(
  exchange: Pick<Exchange, 'store' | 'site' | 'services' | 'visitor'>,
  token: string | null,
  isCopied = false,
): Promise<OpenedCheckout> {
  const { store, site, services, visitor } = exchange
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
  const place = await overAt(cart, exchange)
  if (place !== null) return { ok: false, reply: redirect(place) }
  const source = await priceSource(exchange)
  const priced = await priceStoredCart(store, cart, source)
  if (purchaseProblem(priced.breakdown, site.language) !== null) {
    if (cart.agreed) return { ok: false, reply: redirect(proposalPath(cart.agreed, linkContext(exchange))) }
    const place = cart.isDonation ? donatePath : cart.isSubscription ? placeOf(priced) : '/cart'
    return { ok: false, reply: redirect(place) }
  }
  return { ok: true, token: held, priced, source }
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

/** Renders the checkout page. */
export async function showCheckout(
  exchange: Pick<Exchange, 'site' | 'view' | 'store' | 'services' | 'visitor'>,
  priced: PricedCart,
  source: PriceSource,
  moment: Omit<CheckoutMoment, 'nowMs' | 'ownToken'> & { readonly refused?: RefusalCode },
): Promise<PageReply> {
  const { store, site, services, visitor } = exchange
  const checkoutForm = priced.cart.isDonation ? null : await findCheckoutForm(store, site)
  const cardForm = await findCardFormSource(store, site, services.gateways.hosts)
  const ownToken = visitor.cartToken
  const known = { ...moment, ownToken, checkoutForm, cardForm, nowMs: services.clock() }
  const mainContent = await drawPage(
    site,
    'renderCheckoutPage',
    propsIn(site, checkoutProps(priced, source, known)),
  )
  const forms = paymentFormNeeds(services.gateways.hosts)
  const payment = cardForm ? joinNeeds(forms, cardFormNeeds(cardForm)) : forms
  const needs = joinNeeds((await exchange.view()).pageNeeds, payment)
  const page = {
    pageType: 201,
    title: titleOf(priced, sayIn(site.language)),
    mainContent,
    entry: 'checkout-page',
  } as const
  return documentReply(exchange, page, { refused: moment.refused ?? null, needs })
}

function titleOf({ cart }: PricedCart, say: Say): string {
  if (cart.isDonation) return say('Donate')
  return cart.isSubscription ? say('Subscribe') : say('Checkout')
}

/** What is to be done in the step of the delivery: rates were not shown before, or the chosen one is not offered any more. */
function noticeOf({ cart, breakdown }: PricedCart, problem: string | undefined): { notice?: string } {
  if (problem === ratesFound) return { notice: checkoutText.ratesFound }
  const { requiresShipping, shipping } = breakdown
  const isLost = requiresShipping && cart.shippingOptionKey !== null && shipping.selectedKey === null
  return isLost ? { notice: checkoutText.deliveryLost } : {}
}

/** The step that was asked for, unless it is not ready yet. */
export function readyStep(
  asked: string | undefined,
  { cart, breakdown }: PricedCart,
  site: Site,
): CheckoutStep {
  const furthest = furthestStep(cart, breakdown, site)
  const ready = checkoutSteps.slice(0, checkoutSteps.indexOf(furthest) + 1)
  return ready.find((each) => each === asked) ?? furthest
}

import type {
  checkoutPageCall,
  goToCheckoutCall,
  subscribePageCall,
} from '@vitrine/contract/checkout/page-calls'
import type { CheckoutStep } from '@vitrine/contract/checkout/page-props'
import { checkoutText } from '@vitrine/domain/cart/purchase-problem'
import { isAccountKey } from '@vitrine/domain/payments/gateway-keys'
import { asksBuyer, isProcessing } from '@vitrine/domain/payments/payment-states'
import type { Site } from '@vitrine/domain/website/site'
import type { Say } from '@vitrine/domain/words/say'
import { joinNeeds } from '@vitrine/site/theme/page-needs'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { Payment } from '@vitrine/store/payments/payments'
import { checkoutPath } from '../../cart/checkout-path.ts'
import { copied } from '../../cart/held/copy-for-browser.ts'
import type { PricedCart, PriceSource } from '../../cart/price-stored-cart.ts'
import type { Exchange } from '../../http/exchange.ts'
import { propsIn } from '../../http/language/props-in-language.ts'
import { documentReply } from '../../http/reply/plain-document.ts'
import type { RefusalCode } from '../../http/reply/refusal-status.ts'
import { leadTo, type PageAnswer, type PageReply, redirect } from '../../http/reply/reply.ts'
import { drawPage } from '../../pages/storefront-pages.ts'
import { paymentFormNeeds } from '../../payments/payment-form-needs.ts'
import { findCheckoutForm } from '../fill-checkout-form.ts'
import { cardFormNeeds, findCardFormSource } from './card-form-source.ts'
import { ratesFound } from './checkout-posted-step.ts'
import { type CheckoutMoment, checkoutProps, checkoutSteps, furthestStep } from './checkout-props.ts'
import { fillFromAccount, ratesOf } from './fill-from-account.ts'
import { openCheckout } from './open-checkout.ts'

/** Shows the checkout at the step that was asked for, or at the first that is not done yet. */
export async function getCheckoutPage(
  exchange: Exchange<typeof checkoutPageCall> | Exchange<typeof subscribePageCall>,
): Promise<PageAnswer> {
  const { query, visitor, store, services, site } = exchange
  const opened = await openCheckout(exchange, query.cartToken ?? visitor.cartToken, {
    isCopied: query.copied === copied,
    staysFor: (underWay) => underWay !== undefined && isToldOf(underWay),
  })
  if (!opened.ok) return opened.reply
  // The address that is passed on from here leads the next browser to a copy of its own.
  if (query.copied === copied) return redirect(checkoutPath(opened.priced.cart))
  const { priced, source } = opened
  const step = opened.isHindered ? 'payment' : readyStep(query.step, priced, site)
  const open = step === 'payment' ? await store.payments.findOpen(priced.cart.id) : undefined
  const filled = await fillFromAccount(exchange, priced, query.address)
  const shown = step === 'delivery' ? await ratesOf(exchange, { priced, source }, filled.values) : priced
  return showCheckout(exchange, shown, source, {
    step,
    attemptKey: services.newUuid(),
    ...filled,
    ...(step === 'delivery' ? noticeOf(priced, query.problem) : {}),
    ...(open && isProcessing(open.state) ? { waiting: open.message } : {}),
    confirmation: open && asksHere(open) ? { paymentId: open.id, message: open.message } : null,
  })
}

/** Whether the checkout says how a payment stands, and what is to be done about it. */
function isToldOf(payment: Payment): boolean {
  return isProcessing(payment.state) || asksHere(payment)
}

/** Whether its buyer is asked on this page; services elsewhere ask on their own. */
function asksHere({ state, gateway }: Payment): boolean {
  return asksBuyer(state) && !isAccountKey(gateway)
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

import type { Breakdown } from '@vitrine/domain/cart/breakdown'
import type { Cart } from '@vitrine/domain/cart/cart'
import { isSubscribed } from '@vitrine/domain/cart/is-subscribed'
import { holdMs, linesToHold } from '@vitrine/domain/cart/lines-to-hold'
import { lineProblemText } from '@vitrine/domain/cart/messages'
import { downloadConsentText } from '@vitrine/domain/checkout/consents/download-consent'
import { termsConsentText } from '@vitrine/domain/checkout/consents/terms-consent'
import type { BuyerDetails } from '@vitrine/domain/checkout/details/buyer-details'
import type { PlaceRefusal } from '@vitrine/domain/checkout/place-refusals'
import { mixesTestAndReal } from '@vitrine/domain/gift-cards/mixes-test-and-real'
import { termsToAgreeTo } from '@vitrine/domain/legal/terms-to-agree-to'
import { draftOrder } from '@vitrine/domain/orders/draft-order'
import type { CheckoutForm } from '@vitrine/domain/orders/order'
import { moneyOf } from '@vitrine/domain/payments/money-of'
import { firstAttemptState } from '@vitrine/domain/payments/payment-states'
import { linkIn } from '@vitrine/domain/website/languages/address-in-language'
import { languageToKeep, prefixNow } from '@vitrine/domain/website/languages/site-language'
import { prefixesOf } from '@vitrine/site/language/data-in-language'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { StockLine } from '@vitrine/store/catalogue/stock-ledger'
import type { NewPayment } from '@vitrine/store/payments/payments'
import { type RollBack, rollBack } from '@vitrine/store/roll-back'
import type { SiteTables } from '@vitrine/store/store'
import { reserveDiscounts } from '../../cart/codes/reserve-discounts.ts'
import type { CartPriceSource } from '../../cart/price-stored-cart.ts'
import { noticeLowStock } from '../../catalogue/notice-low-stock.ts'
import { lockSoldMemberships, withMembershipDays } from '../../memberships/membership-days.ts'
import { type DraftDocument, writeDraft } from '../../payments/draft-document.ts'
import { reconcileJob } from '../../payments/reconcile-job.ts'
import { personKey } from '../../services/person-key.ts'
import { renewalConsentOf } from '../consent/renewal-consent.ts'
import type { OrderRequest } from '../order-request.ts'
import type { Refused } from '../outcome.ts'
import type { Start, StartContext } from '../payment-start.ts'
import { withBuyer } from './with-buyer.ts'

/** A new attempt to pay for an open cart. */
export interface PaymentAttempt extends StartContext {
  readonly cart: Cart
  readonly request: Pick<OrderRequest, 'attemptKey' | 'note' | 'shippingOptionKey'>
  readonly requestHash: string
  /** The owner who places it, by name: they agree to nothing in the name of its buyer. */
  readonly placedBy?: string
}

/** What the buyer typed, in its checked form. */
export type CheckedDetails = BuyerDetails & { readonly checkoutForm: CheckoutForm | null }

/** What came of it: a refusal undoes the transaction, so that what was held until then is free. */
type Drafted = Extract<Start, { readonly kind: 'ask' }> | RollBack<Refused>

/** Holds the stock, the discounts and the gift cards of a priced cart, and drafts its order; all or none. */
export async function holdAndDraft(
  tables: SiteTables,
  { cart, request, requestHash, services, site, discounts, placedBy }: PaymentAttempt & CartPriceSource,
  { breakdown, details }: { readonly breakdown: Breakdown; readonly details: CheckedDetails },
): Promise<Drafted> {
  if (mixesTestAndReal(breakdown.giftCards, moneyOf(details.payment.gateway)))
    return refused({ problem: 'gift-card-beside-test' })
  const removed = await lockSoldMemberships(tables, breakdown)
  if (removed !== null)
    return refused({ problem: 'cart-not-ready', why: lineProblemText('not-sold-any-more', removed) })
  const isByOwner = placedBy !== undefined
  const nowMs = services.clock()
  const paymentId = services.newId()
  const expiresAtMs = nowMs + holdMs
  const lines = linesToHold(breakdown)
  const held = await tables.stock.hold({ id: paymentId, expiresAtMs }, lines)
  if (!held.ok) return refused({ problem: 'out-of-stock', title: titleOfShort(breakdown, held.short) })
  const customerKey = personKey(details.contact.email, { websiteId: site.id, secret: services.secret })
  const begun = { id: paymentId, cartId: cart.id, nowMs, customerKey }
  const gone = await reserveDiscounts(tables, begun, breakdown, discounts)
  if (gone) return refused({ problem: 'discount-gone', ...gone })
  const parts = breakdown.giftCards.map(({ id, cents }) => ({ cardId: id, cents }))
  if (parts.length > 0 && !(await tables.giftCards.hold(paymentId, parts)))
    return refused({ problem: 'gift-card-spent-meanwhile' })
  await noticeLowStock(tables, lines)

  const { card } = details
  const say = sayIn(site.language)
  const terms = cart.isDonation || isByOwner ? null : termsToAgreeTo(site)
  const note = site.store.asksForNote && !cart.isDonation ? (request.note ?? '').trim() : ''
  const drafted = draftOrder({
    cart,
    breakdown,
    ...details,
    isTest: isTestOrder(breakdown, details),
    ...languageToKeep(site),
    note,
    // It was asked for, and given, or nothing would have been begun: in the words that the buyer read, and of what the box led to.
    ...(terms !== null && {
      termsConsent: {
        atMs: nowMs,
        text: say(termsConsentText),
        url: linkIn(prefixNow(site), terms, prefixesOf(site.languages)),
      },
    }),
    ...renewalConsentOf(breakdown, { site, nowMs }),
    ...reverseChargeOf(cart, breakdown),
    ...(breakdown.hasDigital &&
      !isByOwner && { downloadConsent: { atMs: nowMs, text: say(downloadConsentText) } }),
  })
  const order = await withMembershipDays(tables, drafted)
  const payment: NewPayment = {
    id: paymentId,
    cartId: cart.id,
    attemptKey: request.attemptKey,
    requestHash,
    gateway: details.payment.gateway,
    amountCents: breakdown.dueCents,
    currency: order.currency,
    state: firstAttemptState,
    message: '',
    reference: '',
    orderId: null,
    draft: writeDraft({ order, cartToken: cart.token, placedBy, ...kindOf(breakdown) }),
    createdAtMs: nowMs,
    expiresAtMs,
  }
  await tables.payments.insert(payment)
  await tables.jobs.enqueue(reconcileJob(payment))
  await tables.carts.save(withBuyer(cart, details, request))
  return { kind: 'ask', payment, card }
}

function refused(why: PlaceRefusal): RollBack<Refused> {
  return rollBack({ kind: 'refused', ...why })
}

/** An order that is paid by a test card, or by a gift card that was bought with one. */
function isTestOrder({ giftCards }: Breakdown, { payment }: BuyerDetails): boolean {
  return moneyOf(payment.gateway) === 'test' || giftCards.some((each) => each.isTest && each.cents > 0)
}

/** Proof of who owes the tax, where it is the buyer. */
function reverseChargeOf({ vatCheck }: Cart, { isReverseCharge = false }: Breakdown) {
  if (!isReverseCharge || !vatCheck) return {}
  const { vatId, atMs: confirmedAtMs, consultation } = vatCheck
  return { reverseCharge: { vatId, confirmedAtMs, consultation } }
}

/** What is charged again later needs its way to pay to be kept. */
function kindOf(breakdown: Breakdown): Pick<DraftDocument, 'kind' | 'granted'> {
  if (!isSubscribed(breakdown)) return {}
  return { kind: 'save', ...(breakdown.granted && { granted: breakdown.granted }) }
}

function titleOfShort({ lines }: Breakdown, short: readonly StockLine[]): string | null {
  const first = lines.find(({ entry }) => short.some((each) => each.variantId === entry.variantId))
  return first?.title ?? null
}

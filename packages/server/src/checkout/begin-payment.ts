import type { Breakdown } from '@vitrine/domain/cart/breakdown'
import type { Cart } from '@vitrine/domain/cart/cart'
import { removeGiftCard } from '@vitrine/domain/cart/change-gift-cards'
import { isSubscribed } from '@vitrine/domain/cart/is-subscribed'
import { cartOver, proposalOverText } from '@vitrine/domain/cart/proposals/proposal-over'
import { purchaseProblem } from '@vitrine/domain/cart/purchase-problem'
import { missingConsents } from '@vitrine/domain/checkout/consents/missing-consents'
import { countriesFor } from '@vitrine/domain/checkout/delivery-countries'
import { checkDetails } from '@vitrine/domain/checkout/details/check-details'
import { isTotalChanged } from '@vitrine/domain/checkout/shown/total-changed'
import { tidyAddress } from '@vitrine/domain/contact/check-address'
import { checkVatId } from '@vitrine/domain/contact/vat/check-vat-id'
import { goneCards } from '@vitrine/domain/gift-cards/pay-with-cards'
import { termsToAgreeTo } from '@vitrine/domain/legal/terms-to-agree-to'
import { formatMoney } from '@vitrine/domain/money/format-money'
import type { RollBack } from '@vitrine/store/roll-back'
import type { SiteTables } from '@vitrine/store/store'
import { findGoneCode } from '../cart/codes/reserve-discounts.ts'
import { type CartPriceSource, priceWith, readProducts, withDiscounts } from '../cart/price-stored-cart.ts'
import { type CheckedDetails, holdAndDraft, type PaymentAttempt } from './drafts/hold-and-draft.ts'
import { withBuyer } from './drafts/with-buyer.ts'
import { fillCheckoutForm } from './fill-checkout-form.ts'
import type { OrderRequest } from './order-request.ts'
import type { Refused } from './outcome.ts'
import type { Start } from './payment-start.ts'

/** A new attempt to pay for an open cart, as its buyer asks for it. */
interface BuyersAttempt extends PaymentAttempt {
  readonly request: OrderRequest
}

/** Prices the cart, checks the buyer's details, holds the stock and drafts the order. */
export async function beginPayment(
  tables: SiteTables,
  attempt: BuyersAttempt,
): Promise<Start | RollBack<Start>> {
  const { cart, request, site } = attempt
  const over = await linkOver(tables, attempt)
  if (over) return over
  const addressed = withDetails(cart, request)
  const source = await withDiscounts(tables, addressed, attempt)
  const { breakdown } = priceWith(addressed, await readProducts(tables, addressed, source), source)
  const problem = purchaseProblem(breakdown, site.language)
  if (problem !== null) return { kind: 'refused', problem: 'cart-not-ready', why: problem }
  const gone = findGoneCode(breakdown)
  if (gone) return { kind: 'refused', problem: 'discount-gone', ...gone }
  const checked = await checkSent(tables, attempt, breakdown)
  if (!checked.ok) return { kind: 'refused', problem: 'fields-wrong', errors: checked.errors }
  const { details } = checked
  const changed = await totalChanged(tables, attempt, { breakdown, details, source })
  return changed ?? holdAndDraft(tables, { ...attempt, ...source }, { breakdown, details })
}

/** Why what an owner agreed with its buyer is not paid by this cart any more; null where it is, or nothing was agreed. */
async function linkOver(
  { proposals }: SiteTables,
  { cart, services, site }: BuyersAttempt,
): Promise<Refused | null> {
  if (!cart.agreed) return null
  const proposal = await proposals.lock(cart.agreed.proposalId)
  const over = cartOver(proposal, cart, { nowMs: services.clock(), currency: site.store.currency })
  return over ? { kind: 'refused', problem: 'cart-not-ready', why: proposalOverText[over] } : null
}

type SentResult =
  | { readonly ok: true; readonly details: CheckedDetails }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

/** Checks all that the buyer typed, chose and agreed to; a text for each field that is wrong. */
async function checkSent(
  tables: SiteTables,
  { cart, request, services, site }: BuyersAttempt,
  breakdown: Breakdown,
): Promise<SentResult> {
  const checked = checkDetails(request, breakdown, {
    countries: countriesFor(cart, site.store),
    settings: site.store,
    nowMs: services.clock(),
    language: site.language,
  })
  const filled = cart.isDonation
    ? { ok: true as const, checkoutForm: null }
    : await fillCheckoutForm(tables, { site, sent: request.checkoutForm })
  const missing = missingConsents(request, {
    acceptsDownloads: breakdown.hasDigital,
    acceptsRenewal: isSubscribed(breakdown),
    acceptsTerms: !cart.isDonation && termsToAgreeTo(site) !== null,
  })
  const errors = {
    ...(checked.ok ? {} : checked.errors),
    ...(filled.ok ? {} : filled.errors),
    ...missing,
  }
  if (!checked.ok || !filled.ok || Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, details: { ...checked.details, checkoutForm: filled.checkoutForm } }
}

interface Priced {
  readonly breakdown: Breakdown
  readonly details: CheckedDetails
  readonly source: CartPriceSource
}

/** Says that the buyer was shown another sum, and keeps what they typed with the cart, so that it is shown at the sum which is said here; null where they were not. */
async function totalChanged(
  { carts }: SiteTables,
  { cart, request, site }: BuyersAttempt,
  { breakdown, details, source }: Priced,
): Promise<Refused | null> {
  // Who says nothing of what was shown was shown a sum from which these cards were taken.
  const lostCards =
    request.shown === undefined && breakdown.dueCents > 0 ? goneCards(cart.giftCardIds, source.giftCards) : []
  if (lostCards.length === 0 && !isTotalChanged(request.shown, breakdown)) return null
  const typed = withBuyer(cart, details, request)
  await carts.save(lostCards.reduce((rest, id) => removeGiftCard(rest, id, source.nowMs), typed))
  return {
    kind: 'refused',
    problem: 'total-changed',
    amount: formatMoney(breakdown.dueCents, breakdown.currency, site.language),
    wasKnown: request.shown?.amountCents !== null,
  }
}

/** The cart as the request addresses it; nothing is checked yet. */
function withDetails(cart: Cart, request: OrderRequest): Cart {
  const { shippingAddress, billingAddress, shippingOptionKey } = request
  return {
    ...cart,
    // Some discounts each customer has once.
    contact: { email: request.email, phone: '', wantsNews: false, ...vatIdOf(request) },
    shippingAddress: shippingAddress && tidyAddress(shippingAddress),
    billingAddress: billingAddress && tidyAddress(billingAddress),
    shippingOptionKey,
  }
}

/** Whether a number is right is checked with the other details. */
function vatIdOf({ vatId = '' }: OrderRequest): { readonly vatId?: string } {
  const checked = checkVatId(vatId)
  return checked.ok && checked.vatId !== '' ? { vatId: checked.vatId } : {}
}

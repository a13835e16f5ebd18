import type { Breakdown, BreakdownLine } from '../cart/breakdown.ts'
import type { Cart } from '../cart/cart.ts'
import type { Address } from '../contact/address.ts'
import type { CartContact } from '../contact/cart-contact.ts'
import { paidToShopLabel } from '../payments/payment-name.ts'
import { donationOf } from './donation-of.ts'
import type { CheckoutForm, Order, OrderEvent, OrderLine } from './order.ts'
import { numberTextOf, orderName } from './order-name.ts'
import type { OrderFact } from './record/order-fact.ts'

/** An order before it is placed: priced and addressed when the payment began; what `placeOrder` adds is missing. */
export type OrderDraft = Omit<
  Order,
  | 'id'
  | 'number'
  | 'createdAtMs'
  | 'updatedAtMs'
  | 'paymentState'
  | 'fulfillmentStatus'
  | 'fulfillments'
  | 'history'
  | 'refundRefusals'
  | 'linkVersion'
>

/** What a draft is made of; everything in it was checked before. */
export interface OrderContents {
  readonly cart: Pick<Cart, 'id' | 'agreed'>
  readonly breakdown: Breakdown
  readonly contact: CartContact
  readonly shippingAddress: Address | null
  readonly billingAddress: Address | null
  readonly payment: Omit<Order['payment'], 'reference'>
  readonly isTest: boolean
  /** In which it is placed; left out: the site's own. */
  readonly language?: string | undefined
  readonly note?: string
  readonly checkoutForm?: CheckoutForm | null
  readonly downloadConsent?: Order['downloadConsent']
  readonly termsConsent?: Order['termsConsent']
  readonly renewalConsent?: Order['renewalConsent']
  readonly reverseCharge?: Order['reverseCharge']
}

/** Takes the snapshot that becomes the order. */
export function draftOrder(contents: OrderContents): OrderDraft {
  const { cart, breakdown, contact, shippingAddress, billingAddress, payment, isTest } = contents
  const chosen = breakdown.shipping.options.find((each) => each.key === breakdown.shipping.selectedKey)
  return {
    cartId: cart.id,
    ...(cart.agreed ? { proposalId: cart.agreed.proposalId } : {}),
    isTest,
    ...(contents.language ? { language: contents.language } : {}),
    contact,
    ...(contents.note ? { note: contents.note } : {}),
    ...(contents.checkoutForm ? { checkoutForm: contents.checkoutForm } : {}),
    ...(contents.termsConsent ? { termsConsent: contents.termsConsent } : {}),
    ...(contents.downloadConsent ? { downloadConsent: contents.downloadConsent } : {}),
    ...(contents.reverseCharge ? { reverseCharge: contents.reverseCharge } : {}),
    ...(contents.renewalConsent ? { renewalConsent: contents.renewalConsent } : {}),
    shippingAddress,
    billingAddress,
    lines: breakdown.lines.map(draftLine),
    shipping: chosen
      ? {
          key: chosen.key,
          name: chosen.name,
          ...(chosen.note ? { note: chosen.note } : {}),
          ...(chosen.isPickup ? { isPickup: true } : {}),
          ...(chosen.isLocal ? { isLocal: true } : {}),
        }
      : null,
    taxLines: breakdown.taxLines.map(({ name, rateMilliPercent, taxCents }) => ({
      name,
      rateMilliPercent,
      taxCents,
    })),
    taxIsIncluded: breakdown.taxIsIncluded,
    ...(breakdown.taxCountry === undefined ? {} : { taxCountry: breakdown.taxCountry }),
    shippingTaxRateMilliPercent: breakdown.shippingTaxRateMilliPercent ?? 0,
    currency: breakdown.currency,
    subtotalCents: breakdown.subtotalCents,
    discountCents: breakdown.discountCents,
    ...draftDiscounts(breakdown),
    shippingCents: breakdown.shippingCents,
    taxCents: breakdown.taxCents,
    grandTotalCents: breakdown.grandTotalCents,
    ...draftGiftCards(breakdown),
    payment: { ...payment, reference: '' },
  }
}

/** What is only known when the order is placed. */
export interface OrderPlacement {
  readonly id: string
  readonly number: number
  readonly numbering?: { readonly prefix: string; readonly suffix: string }
  readonly nowMs: number
  readonly isPaid: boolean
  /** Who of the shop placed it; left out: its buyer. */
  readonly by?: string | undefined
  /** The gateway's reference; '' when the money comes later. */
  readonly reference: string
}

/** Makes the order of a draft. */
export function orderOfDraft(
  draft: OrderDraft,
  { id, number, numbering, nowMs, isPaid, reference, by = '' }: OrderPlacement,
): Order {
  const numberText = numbering && numberTextOf(number, numbering)
  const named = numberText === undefined ? { number } : { number, numberText }
  const code = donationOf(draft) ? 'donated' : draft.proposalId ? 'placed-as-drafted' : 'placed'
  const event = { atMs: nowMs, text: '', by }
  const placed: OrderEvent = { ...event, kind: 'placed', fact: { code, orderName: orderName(named) } }
  const paid: OrderEvent = { ...event, kind: 'paid', fact: paidFact(draft.payment) }
  return {
    ...draft,
    id,
    ...named,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    payment: { ...draft.payment, reference },
    paymentState: isPaid ? 'PAID' : 'PENDING',
    // Of a donation nothing is sent.
    fulfillmentStatus: donationOf(draft) ? 'FULFILLED' : 'PENDING',
    fulfillments: [],
    history: isPaid ? [placed, paid] : [placed],
  }
}

function paidFact({ label }: Pick<Order['payment'], 'label'>): OrderFact {
  return label === paidToShopLabel ? { code: 'paid-to-shop' } : { code: 'paid-by', label }
}

function draftDiscounts({
  discounts,
  shippingDiscountCents,
}: Breakdown): Pick<OrderDraft, 'discounts' | 'shippingDiscountCents'> {
  if (discounts.length === 0) return {}
  return {
    discounts: discounts.map(({ shares: _, ...discount }) => discount),
    ...(shippingDiscountCents === 0 ? {} : { shippingDiscountCents }),
  }
}

/** Only cards that pay something are the order's. */
function draftGiftCards({ giftCards }: Breakdown): Pick<OrderDraft, 'giftCards'> {
  const paying = giftCards.filter((each) => each.cents > 0)
  return paying.length === 0
    ? {}
    : { giftCards: paying.map(({ id, lastFour, cents }) => ({ id, lastFour, cents })) }
}

function draftLine(line: BreakdownLine): OrderLine {
  return {
    id: line.entry.id,
    itemId: line.entry.itemId,
    variantId: line.entry.variantId,
    sku: line.entry.sku,
    productType: line.productType,
    title: line.title,
    optionValues: line.optionValues,
    quantity: line.entry.quantity,
    unitPriceCents: line.unitPriceCents,
    subtotalCents: line.subtotalCents,
    ...(line.discountCents === 0
      ? {}
      : { discountCents: line.discountCents, discountExplained: line.discountExplained }),
    taxCents: line.taxCents,
    taxRateMilliPercent: line.taxRateMilliPercent ?? 0,
    ...(line.isTaxExempt ? { isTaxExempt: true } : {}),
    additionalFields: line.entry.additionalFields,
    ...(line.entry.answeredFields ? { answeredFields: line.entry.answeredFields } : {}),
    ...(line.entry.donation ? { donation: line.entry.donation } : {}),
    ...(line.entry.free ? { isFree: true } : {}),
    ...(line.entry.gift ? { gift: line.entry.gift } : {}),
    imageUrl: line.imageUrl,
    ...(line.digitalFileIds ? { digitalFileIds: line.digitalFileIds } : {}),
    ...(line.plan ? { subscription: line.plan } : {}),
    ...(line.withdrawalExemption ? { withdrawalExemption: line.withdrawalExemption } : {}),
  }
}

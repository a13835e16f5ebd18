import { presentAddress } from '../contact/present-address.ts'
import type { AnsweredField } from '../forms/inbox/submission.ts'
import type { CheckoutForm, Fulfillment, Order, OrderDiscount, OrderEvent, OrderLine } from './order.ts'
import type { LineUnits } from './parcels/left-to-send.ts'
import type { ReadyPart } from './parcels/ready-part.ts'
import { readyPartsNow } from './parcels/ready-units.ts'
import { eventText } from './record/fact-text.ts'
import type { OrderRefund } from './refunds/order-refund.ts'
import { refundReasonText } from './refunds/refund-cause.ts'
import { refundMessageText } from './refunds/refund-refusal.ts'
import type { OrderWithdrawal } from './withdrawals/order-withdrawal.ts'

/** An order as the panel sees it, with what owners noted; `presentOrder` is for its buyer. */
export function presentPanelOrder(order: Order) {
  const { shippingAddress, billingAddress, payment } = order
  const ready = readyPartsNow(order)
  return {
    id: order.id,
    number: order.number,
    ...(order.numberText === undefined ? {} : { numberText: order.numberText }),
    ...(order.note ? { note: order.note } : {}),
    ...(order.checkoutForm ? { checkoutForm: presentForm(order.checkoutForm) } : {}),
    ...presentConsents(order),
    cartId: order.cartId,
    ...(order.proposalId ? { proposalId: order.proposalId } : {}),
    createdAtMs: order.createdAtMs,
    updatedAtMs: order.updatedAtMs,
    isTest: order.isTest,
    ...(order.language ? { language: order.language } : {}),
    contact: presentContact(order.contact),
    shippingAddress: shippingAddress && presentAddress(shippingAddress),
    billingAddress: billingAddress && presentAddress(billingAddress),
    lines: order.lines.map(presentLine),
    shipping: order.shipping && presentShipping(order.shipping),
    ...presentTaxes(order),
    ...presentSums(order),
    fulfillmentStatus: order.fulfillmentStatus,
    paymentState: order.paymentState,
    payment: { gateway: payment.gateway, label: payment.label, reference: payment.reference },
    fulfillments: order.fulfillments.map(presentFulfillment),
    ...(ready.length > 0 ? { readyParts: ready.map(presentReady) } : {}),
    ...(order.refunds ? { refunds: order.refunds.map(presentRefund) } : {}),
    ...(order.withdrawals ? { withdrawals: order.withdrawals.map(presentWithdrawal) } : {}),
    ...(order.disputes ? { disputes: order.disputes.map((dispute) => ({ ...dispute })) } : {}),
    history: order.history.map(presentEvent),
  }
}

function presentConsents({ termsConsent, downloadConsent, renewalConsent }: Order) {
  return {
    ...(termsConsent ? { termsConsent: { ...termsConsent } } : {}),
    ...(downloadConsent
      ? { downloadConsent: { atMs: downloadConsent.atMs, text: downloadConsent.text } }
      : {}),
    ...(renewalConsent ? { renewalConsent: { ...renewalConsent } } : {}),
  }
}

function presentContact({ email, phone, wantsNews, vatId }: Order['contact']) {
  return { email, phone, wantsNews, ...(vatId && { vatId }) }
}

function presentShipping({ key, name, note, isPickup, isLocal }: NonNullable<Order['shipping']>) {
  return {
    ...{ key, name },
    ...(note ? { note } : {}),
    ...(isPickup ? { isPickup: true } : {}),
    ...(isLocal ? { isLocal: true } : {}),
  }
}

function presentTaxes(order: Order) {
  return {
    taxLines: order.taxLines.map(({ name, rateMilliPercent, taxCents }) => ({
      name,
      rateMilliPercent,
      taxCents,
    })),
    taxIsIncluded: order.taxIsIncluded,
    ...(order.taxCountry === undefined ? {} : { taxCountry: order.taxCountry }),
    ...(order.shippingTaxRateMilliPercent === undefined
      ? {}
      : { shippingTaxRateMilliPercent: order.shippingTaxRateMilliPercent }),
    ...(order.reverseCharge ? { reverseCharge: { ...order.reverseCharge } } : {}),
  }
}

/** What it comes to, and what paid for it. */
function presentSums(order: Order) {
  return {
    currency: order.currency,
    subtotalCents: order.subtotalCents,
    discountCents: order.discountCents,
    ...(order.discounts ? { discounts: order.discounts.map(presentDiscount) } : {}),
    shippingCents: order.shippingCents,
    ...(order.shippingDiscountCents ? { shippingDiscountCents: order.shippingDiscountCents } : {}),
    taxCents: order.taxCents,
    grandTotalCents: order.grandTotalCents,
    ...(order.giftCards
      ? { giftCards: order.giftCards.map(({ id, lastFour, cents }) => ({ id, lastFour, cents })) }
      : {}),
  }
}

function presentLine(line: OrderLine) {
  return {
    id: line.id,
    itemId: line.itemId,
    variantId: line.variantId,
    sku: line.sku,
    productType: line.productType,
    title: line.title,
    optionValues: line.optionValues.map(({ optionName, value }) => ({ optionName, value })),
    quantity: line.quantity,
    unitPriceCents: line.unitPriceCents,
    subtotalCents: line.subtotalCents,
    ...(line.discountCents ? { discountCents: line.discountCents } : {}),
    ...(line.discountExplained
      ? {
          discountExplained: line.discountExplained.map(({ id, name, code, cents }) => ({
            id,
            name,
            code,
            cents,
          })),
        }
      : {}),
    taxCents: line.taxCents,
    ...(line.taxRateMilliPercent === undefined ? {} : { taxRateMilliPercent: line.taxRateMilliPercent }),
    additionalFields: line.additionalFields,
    ...(line.answeredFields ? { answeredFields: line.answeredFields.map(presentField) } : {}),
    ...(line.isFree ? { isFree: true } : {}),
    ...(line.donation ? { donation: { ...line.donation } } : {}),
    ...(line.gift ? { gift: { ...line.gift } } : {}),
    imageUrl: line.imageUrl,
    ...(line.withdrawalExemption ? { withdrawalExemption: line.withdrawalExemption } : {}),
    ...(line.digitalFileIds ? { digitalFileIds: [...line.digitalFileIds] } : {}),
  }
}

function presentDiscount({ id, name, code, discountClass, amountCents, payments }: OrderDiscount) {
  return { id, name, code, discountClass, amountCents, ...(payments === undefined ? {} : { payments }) }
}

function presentForm({ name, fields, values }: CheckoutForm) {
  return { name, fields: fields.map(presentField), values }
}

function presentField({ id, type, title, currencySymbol }: AnsweredField) {
  return { id, type, title, currencySymbol }
}

function presentFulfillment({ lines, pickedUp, wasReady, ...parcel }: Fulfillment) {
  const { shippedAtMs, carrier, trackingNumber, trackingUrl } = parcel
  return {
    ...{ shippedAtMs, carrier, trackingNumber, trackingUrl },
    ...(lines && { lines: lines.map(presentUnits) }),
    ...(pickedUp && { pickedUp: pickedUp.map(presentReady) }),
    ...(wasReady && { wasReady: wasReady.map(presentReady) }),
  }
}

function presentReady({ readyAtMs, lines }: ReadyPart) {
  return { readyAtMs, lines: lines.map(presentUnits) }
}

function presentUnits({ lineId, quantity }: LineUnits) {
  return { lineId, quantity }
}

function presentRefund({ lines, cards, ...refund }: OrderRefund) {
  const said = { reason: refundReasonText(refund), message: refundMessageText(refund) }
  return {
    ...refund,
    ...said,
    lines: lines.map((line) => ({ ...line })),
    cards: cards.map((card) => ({ ...card })),
  }
}

function presentWithdrawal({ lines, ...withdrawal }: OrderWithdrawal) {
  return { ...withdrawal, lines: lines.map((line) => ({ ...line })) }
}

/** With what it says in English, for programs; the panel says the fact itself. */
export function presentEvent(event: OrderEvent) {
  const { atMs, kind, fact, by } = event
  return { atMs, kind, text: eventText(event), by, ...(fact ? { fact } : {}) }
}

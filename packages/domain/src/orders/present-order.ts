import { type AnswerReader, programReader } from '../forms/answer-reader.ts'
import { readAnswers } from '../forms/buyers/stored-filling.ts'
import { answersOf } from '../forms/inbox/submission.ts'
import { cardsGivenBack } from './canceled-money.ts'
import { donationOf } from './donation-of.ts'
import type { Order, OrderEvent, OrderLine } from './order.ts'
import { orderName } from './order-name.ts'
import { leftToSend } from './parcels/left-to-send.ts'
import { deliveryStanding } from './parcels/order-standing.ts'
import { pickupStanding } from './parcels/pickup-standing.ts'
import { readyUnits } from './parcels/ready-units.ts'
import { refundTotals } from './refunds/refunded-cents.ts'

/** An order as its buyer may see it, in their words, or as a program does; what owners noted is left out. */
export function presentOrder(
  order: Order,
  {
    paymentInstructions,
    reader = programReader,
  }: { readonly paymentInstructions: string; readonly reader?: AnswerReader },
) {
  return {
    id: order.id,
    number: order.number,
    numberText: orderName(order),
    note: order.note ?? '',
    donation: donationOf(order) ?? null,
    checkoutForm: order.checkoutForm
      ? { name: order.checkoutForm.name, answers: answersOf(order.checkoutForm, reader) }
      : null,
    createdAtMs: order.createdAtMs,
    isTest: order.isTest,
    contact: { email: order.contact.email, phone: order.contact.phone, vatId: order.contact.vatId ?? '' },
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    lines: order.lines.map((line) => presentLine(line, reader)),
    shipping: order.shipping && presentShipping(order.shipping),
    ...presentSums(order),
    fulfillmentStatus: order.fulfillmentStatus,
    paymentState: order.paymentState,
    payment: {
      label: order.payment.label,
      instructions: isDue(order) ? paymentInstructions : '',
    },
    fulfillments: order.fulfillments,
    pickup: pickupStanding(order),
    delivery: deliveryStanding(order),
    ready: readyUnits(order),
    leftToSend: order.fulfillmentStatus === 'PENDING' ? leftToSend(order) : [],
    history: order.history.filter(isForBuyer).map(({ atMs, kind }) => ({ atMs, kind })),
  }
}

function presentLine(line: OrderLine, reader: AnswerReader) {
  return {
    id: line.id,
    title: line.title,
    optionValues: line.optionValues,
    quantity: line.quantity,
    unitPriceCents: line.unitPriceCents,
    subtotalCents: line.subtotalCents,
    imageUrl: line.imageUrl,
    productType: line.productType,
    answers: readAnswers(line, reader),
    gift: line.gift ?? null,
  }
}

function presentShipping({
  name,
  note = '',
  isPickup = false,
  isLocal = false,
}: NonNullable<Order['shipping']>) {
  return { name, note, isPickup, isLocal }
}

/** What it comes to, what paid for it, and what went back. */
function presentSums(order: Order) {
  const refunded = refundTotals(order)
  return {
    taxIsIncluded: order.taxIsIncluded,
    currency: order.currency,
    subtotalCents: order.subtotalCents,
    discountCents: order.discountCents,
    discounts: order.discounts ?? [],
    shippingCents: order.shippingCents,
    taxCents: order.taxCents,
    grandTotalCents: order.grandTotalCents,
    giftCards: order.giftCards ?? [],
    cardsGivenBack: cardsGivenBack(order),
    refundedCents: refunded.doneCents,
    refundUnderWayCents: refunded.underWayCents,
    refundFailedCents: refunded.failedCents,
  }
}

/** How an order is to be paid outside of the shop; one of before it was kept is asked of the shop's ways to pay. */
export function instructionsOf(
  { payment }: Pick<Order, 'payment'>,
  methods: readonly { readonly label: string; readonly instructions: string }[],
): string {
  const named = methods.find((each) => each.label === payment.label) ?? methods[0]
  return payment.instructions ?? named?.instructions ?? ''
}

/** Whether the buyer still has to pay outside of the shop. */
export function isDue(order: Pick<Order, 'payment' | 'paymentState' | 'fulfillmentStatus'>): boolean {
  return (
    order.payment.gateway === 'manual' &&
    order.paymentState === 'PENDING' &&
    order.fulfillmentStatus !== 'CANCELED'
  )
}

function isForBuyer(event: OrderEvent): boolean {
  return event.kind !== 'note' && event.kind !== 'edited' && event.kind !== 'mail-sent'
}

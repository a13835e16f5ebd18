import { fullName } from '../contact/full-name.ts'
import { type AnswerReader, programReader } from '../forms/answer-reader.ts'
import { type ReadAnswer, readAnswers } from '../forms/buyers/stored-filling.ts'
import { answersOf } from '../forms/inbox/submission.ts'
import { hasOpenDispute } from './disputes/order-dispute.ts'
import { donationOf } from './donation-of.ts'
import type { Order } from './order.ts'
import { isFulfilledInPart } from './parcels/fulfilled-in-part.ts'
import { servicesAmong } from './parcels/goes-by-parcel.ts'
import { comesOncePaid, leftToSend } from './parcels/left-to-send.ts'
import { deliveryStanding } from './parcels/order-standing.ts'
import { pickupStanding } from './parcels/pickup-standing.ts'
import { refundTotals } from './refunds/refunded-cents.ts'

/** An order in the owner's list, or in a file for programs. */
export function presentOrderRow(order: Order, reader: AnswerReader = programReader) {
  const named = order.shippingAddress ?? order.billingAddress
  return {
    id: order.id,
    number: order.number,
    ...(order.numberText === undefined ? {} : { numberText: order.numberText }),
    createdAtMs: order.createdAtMs,
    isTest: order.isTest,
    customerName: fullName(named),
    email: order.contact.email,
    country: named?.country ?? '',
    vatId: order.contact.vatId ?? '',
    shipping: order.shipping?.name ?? '',
    answers: answersLine(order, reader),
    fund: donationOf(order)?.fundTitle ?? '',
    donationNote: donationOf(order)?.note ?? '',
    totalQuantity: order.lines.reduce((sum, each) => sum + each.quantity, 0),
    currency: order.currency,
    discountCents: order.discountCents + (order.shippingDiscountCents ?? 0),
    codes: (order.discounts ?? []).flatMap(({ code }) => (code === '' ? [] : [code])),
    grandTotalCents: order.grandTotalCents,
    refundedCents: refundTotals(order).doneCents,
    fulfillmentStatus: order.fulfillmentStatus,
    isPartlySent: isFulfilledInPart(order),
    comesOncePaid: comesOncePaid(order),
    areServicesLeft: areServicesLeft(order),
    pickup: pickupStanding(order),
    delivery: deliveryStanding(order),
    paymentState: order.paymentState,
    isDisputed: hasOpenDispute(order),
  }
}

function areServicesLeft(order: Order): boolean {
  return order.fulfillmentStatus === 'PENDING' && servicesAmong(order, leftToSend(order)).length > 0
}

/** What was filled in for each line, under its title, and at the checkout. */
function answersLine({ lines, checkoutForm }: Order, reader: AnswerReader): string {
  const ofLines = lines.flatMap((line) => {
    const told = oneLine(readAnswers(line, reader))
    return told === '' ? [] : [`${line.title}: ${told}`]
  })
  return [...ofLines, ...(checkoutForm ? [oneLine(answersOf(checkoutForm, reader))] : [])].join(' | ')
}

function oneLine(answers: readonly ReadAnswer[]): string {
  return answers.map(({ title, lines }) => `${title}: ${lines.join(' ')}`).join('; ')
}

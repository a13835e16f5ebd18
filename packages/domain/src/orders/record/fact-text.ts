import { formatMoney } from '../../money/format-money.ts'
import { paymentName } from '../../payments/payment-name.ts'
import { reasonText } from '../disputes/dispute-reasons.ts'
import { decidedText, disputeText } from '../disputes/take-dispute.ts'
import type { OrderEvent } from '../order.ts'
import { refundCauseText } from '../refunds/refund-cause.ts'
import { refundRefusalText } from '../refunds/refund-refusal.ts'
import type { CorrectedPart, FactAmount, OrderFact, ParcelFact } from './order-fact.ts'

/** How amounts are written where a fact is read. */
export type WriteAmount = (amount: FactAmount) => string

/** What an event of an order's history says: its fact in words, or what somebody wrote. Programs and files read it in English, the panel in its own language. */
export function eventText(
  { fact, text }: Pick<OrderEvent, 'fact' | 'text'>,
  write: WriteAmount = writeInEnglish,
): string {
  return fact ? factText(fact, write) : text
}

function writeInEnglish({ cents, currency }: FactAmount): string {
  return formatMoney(cents, currency, 'en-US')
}

function factText<Code extends OrderFact['code']>(
  fact: Extract<OrderFact, { code: Code }>,
  write: WriteAmount,
): string {
  const texts: FactTexts = factTexts
  return texts[fact.code as Code](fact, write)
}

type FactTexts = {
  readonly [Code in OrderFact['code']]: (
    fact: Extract<OrderFact, { code: Code }>,
    write: WriteAmount,
  ) => string
}

/** The panel is built with these words in its languages. */
const factTexts: FactTexts = {
  placed: ({ orderName }) => `Order ${orderName} was placed.`,
  'placed-as-drafted': ({ orderName }) => `Order ${orderName} was placed, as it was drafted.`,
  donated: ({ orderName }) => `A donation was given as order ${orderName}.`,
  'paid-by': ({ label }) => `Paid by ${paymentName({ label })}.`,
  'paid-to-shop': () => 'Paid to the shop.',
  'marked-paid': ({ reference }) => (reference ? `Paid (${reference}).` : 'Marked as paid.'),
  sent: (parcel) => [howText(parcel), unitsText(parcel)].filter(Boolean).join(' '),
  'ready-for-pickup': (part) => {
    const units = unitsText(part)
    return units === '' ? 'Ready for pickup.' : `Ready for pickup: ${units}.`
  },
  'no-longer-ready': (part) => {
    const units = unitsText(part)
    return units === '' ? 'Not ready for pickup any more.' : `Not ready for pickup any more: ${units}.`
  },
  'picked-up': (part) => {
    const units = unitsText(part)
    return units === '' ? 'Picked up by the buyer.' : `Picked up by the buyer: ${units}.`
  },
  done: (part) => {
    const units = unitsText(part)
    return units === '' ? 'Done.' : `Done: ${units}.`
  },
  'parcel-taken-back': (part) => {
    const units = unitsText(part)
    return units === '' ? 'The fulfillment was undone.' : `The fulfillment was undone: ${units}.`
  },
  'pickup-taken-back': (part) => {
    const units = unitsText(part)
    return units === '' ? 'The pickup was undone.' : `The pickup was undone: ${units}.`
  },
  delivered: (part) => {
    const units = unitsText(part)
    return units === '' ? 'Delivered to the buyer.' : `Delivered to the buyer: ${units}.`
  },
  'delivery-taken-back': (part) => {
    const units = unitsText(part)
    return units === '' ? 'The delivery was undone.' : `The delivery was undone: ${units}.`
  },
  'service-taken-back': (part) => {
    const units = unitsText(part)
    return units === '' ? 'The service was undone.' : `The service was undone: ${units}.`
  },
  'delivered-by-download': () => 'Delivered by download.',
  'delivered-by-email': () => 'Delivered by email.',
  'nothing-left-to-send': () => 'Nothing is left to be sent.',
  canceled: ({ isRestocked, isOnCards }) =>
    [canceledTexts[isRestocked ? 'restocked' : 'plain'], isOnCards ? onCardsText : '']
      .filter(Boolean)
      .join(' '),
  'called-off': ({ what, isDone }) => calledOffTexts[what][isDone ? 'done' : 'begun'],
  refunded: ({ part, isDone }) => refundedTexts[part][isDone ? 'done' : 'begun'],
  'refunded-elsewhere': ({ cause }) => refundCauseText[cause],
  'all-returned': () => 'The whole amount was returned.',
  'money-returned': () => 'All that was paid in money was returned, what gift cards paid was not.',
  'nothing-to-return': () => 'There was no money to return.',
  'refund-failed': ({ refusal }) => failedRefundText(refundRefusalText[refusal]),
  'refund-asked-again': () => 'The refund is asked for again.',
  'unknown-money-came-back': () =>
    'A part of what was refunded came back to the payment service. Please look at the payment there.',
  withdrawn: ({ isWhole }) =>
    isWhole ? 'The buyer withdrew from the order.' : 'The buyer withdrew from a part of the order.',
  'withdrawal-settled': ({ note }) =>
    note === '' ? 'The withdrawal was settled.' : `The withdrawal was settled: ${note}`,
  disputed: (dispute) => {
    if (dispute.reason === '') return disputeText.OPEN
    const reason = reasonText(dispute)
    return `This payment is disputed. Answer it at your payment service, and do not send what is not sent yet. Reason: ${reason}.`
  },
  'dispute-over': ({ outcome, amount }, write) =>
    amount === null ? disputeText[outcome] : decidedText[outcome](write(amount)),
  'sold-card-spent': ({ lastFour, ...spent }, write) => {
    const amount = write(spent.amount)
    return `Of gift card ••••${lastFour}, ${amount} were spent before the money went back. The rest of it is void.`
  },
  'sold-card-reserved': ({ lastFour, ...reserved }, write) => {
    const amount = write(reserved.amount)
    return `A payment under way reserves ${amount} of gift card ••••${lastFour}. Void the card once that payment is over.`
  },
  'sold-cards-kept': () =>
    'The gift cards of this order stay valid, as the payment service does not say what the refund is for. If it is for a gift card, void that card.',
  corrected: ({ changes }) => changes.map(correctedText).join('\n'),
}

const calledOffTexts = {
  all: {
    done: 'Canceled, as all of it was refunded.',
    begun: 'Canceled, as all of it is being refunded.',
  },
  ordered: {
    done: 'Canceled, as all that was ordered was refunded.',
    begun: 'Canceled, as all that was ordered is being refunded.',
  },
} as const

const refundedTexts = {
  part: {
    done: 'A part of the order was refunded.',
    begun: 'A refund of a part of the order was begun.',
  },
  rest: {
    done: 'The rest of the order was refunded.',
    begun: 'A refund of the rest of the order was begun.',
  },
  whole: {
    done: 'The whole order was refunded.',
    begun: 'A refund of the whole order was begun.',
  },
} as const

const correctedLabels: Readonly<Record<CorrectedPart['part'], string>> = {
  email: 'Email',
  phone: 'Phone',
  address: 'Delivery address',
}

const noneLabel = 'none'

const canceledTexts = { restocked: 'Canceled; the items are back in stock.', plain: 'Canceled.' } as const

const onCardsText = 'What gift cards paid is back on them.'

function howText({ carrier, trackingNumber }: ParcelFact): string {
  const how = [carrier, trackingNumber].filter(Boolean).join(' ')
  if (how === '') return 'Marked as fulfilled.'
  return carrier === '' ? `Tracking number: ${trackingNumber}.` : `Sent with ${how}.`
}

function unitsText({ units = [] }: Partial<Pick<ParcelFact, 'units'>>): string {
  return units.map(({ quantity, name }) => `${quantity} × ${name}`).join('; ')
}

function failedRefundText(message: string): string {
  return `A refund failed. ${message}`
}

function correctedText({ part, before, now }: CorrectedPart): string {
  return `${correctedLabels[part]}: ${before || noneLabel} → ${now || noneLabel}`
}

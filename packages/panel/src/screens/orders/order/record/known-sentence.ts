import { reasonText } from '@vitrine/domain/orders/disputes/dispute-reasons'
import type { KeptSentence } from './kept-sentence.ts'
import { refundRefusals } from './refund-refusals.ts'

const sentences: readonly KeptSentence[] = [
  { pattern: /^Order (.+) was placed\.$/, text: (orderName) => `Order ${orderName} was placed.` },
  {
    pattern: /^Order (.+) was placed, as it was drafted\.$/,
    text: (orderName) => `Order ${orderName} was placed, as it was drafted.`,
  },
  {
    pattern: /^A donation was given as order (.+)\.$/,
    text: (orderName) => `A donation was given as order ${orderName}.`,
  },
  { pattern: /^Paid to the shop\.$/, text: () => 'Paid to the shop.' },
  { pattern: /^Paid by (.+)\.$/, text: (label) => `Paid by ${label}.` },
  { pattern: /^Paid \((.+)\)\.$/, text: (reference) => `Paid (${reference}).` },
  { pattern: /^Marked as paid\.$/, text: () => 'Marked as paid.' },
  { pattern: /^Marked as fulfilled\.$/, text: () => 'Marked as fulfilled.' },
  { pattern: /^Sent with (.+)\.$/, text: (carrier) => `Sent with ${carrier}.` },
  { pattern: /^The fulfillment was undone\.$/, text: () => 'The fulfillment was undone.' },
  { pattern: /^Nothing is left to be sent\.$/, text: () => 'Nothing is left to be sent.' },
  { pattern: /^Delivered by download\.$/, text: () => 'Delivered by download.' },
  { pattern: /^Delivered by e-?mail\.$/, text: () => 'Delivered by email.' },
  { pattern: /^Canceled\.$/, text: () => 'Canceled.' },
  {
    pattern: /^Canceled; the items are back in stock\.$/,
    text: () => 'Canceled; the items are back in stock.',
  },
  { pattern: /^All of it was refunded\.$/, text: () => 'All of it was refunded.' },
  { pattern: /^All that was ordered was refunded\.$/, text: () => 'All that was ordered was refunded.' },
  {
    pattern: /^Canceled, as all of it was refunded\.$/,
    text: () => 'Canceled, as all of it was refunded.',
  },
  {
    pattern: /^Canceled, as all of it is being refunded\.$/,
    text: () => 'Canceled, as all of it is being refunded.',
  },
  {
    pattern: /^Canceled, as all that was ordered was refunded\.$/,
    text: () => 'Canceled, as all that was ordered was refunded.',
  },
  {
    pattern: /^Canceled, as all that was ordered is being refunded\.$/,
    text: () => 'Canceled, as all that was ordered is being refunded.',
  },
  { pattern: /^A part of the order was refunded\.$/, text: () => 'A part of the order was refunded.' },
  { pattern: /^The rest of the order was refunded\.$/, text: () => 'The rest of the order was refunded.' },
  { pattern: /^The whole order was refunded\.$/, text: () => 'The whole order was refunded.' },
  {
    pattern: /^A refund of a part of the order was begun\.$/,
    text: () => 'A refund of a part of the order was begun.',
  },
  {
    pattern: /^A refund of the rest of the order was begun\.$/,
    text: () => 'A refund of the rest of the order was begun.',
  },
  {
    pattern: /^A refund of the whole order was begun\.$/,
    text: () => 'A refund of the whole order was begun.',
  },
  {
    pattern: /^All that was paid in money was returned, what gift cards paid was not\.$/,
    text: () => 'All that was paid in money was returned, what gift cards paid was not.',
  },
  { pattern: /^The whole amount was returned\.$/, text: () => 'The whole amount was returned.' },
  {
    pattern: /^A refund failed\. (.*)$/s,
    text: (message) => `A refund failed. ${knownSentence(message) ?? message}`,
  },
  { pattern: /^The refund is asked for again\.$/, text: () => 'The refund is asked for again.' },
  { pattern: /^Refunded at the payment service\.$/, text: () => 'Refunded at the payment service.' },
  {
    pattern: /^The money was taken back in a dispute\.$/,
    text: () => 'The money was taken back in a dispute.',
  },
  { pattern: /^The order was canceled\.$/, text: () => 'The order was canceled.' },
  { pattern: /^The buyer withdrew from the order\.$/, text: () => 'The buyer withdrew from the order.' },
  {
    pattern: /^The buyer withdrew from a part of the order\.$/,
    text: () => 'The buyer withdrew from a part of the order.',
  },
  // Before, it was always the bank that disputed.
  {
    pattern:
      /^(?:The buyer's bank disputes this payment|This payment is disputed)\. Answer it at your payment service, and do not send what is not sent yet\.$/,
    text: () =>
      'This payment is disputed. Answer it at your payment service, and do not send what is not sent yet.',
  },
  {
    pattern:
      /^(?:The buyer's bank disputes this payment|This payment is disputed)\. Answer it at your payment service, and do not send what is not sent yet\. Reason: (.+)\.$/,
    text: (words) => {
      const reason = reasonText({ reason: words })
      return `This payment is disputed. Answer it at your payment service, and do not send what is not sent yet. Reason: ${reason}.`
    },
  },
  {
    pattern: /^The dispute about (.+) was lost: the money went back to the buyer\.$/,
    text: (amount) => `The dispute about ${amount} was lost: the money went back to the buyer.`,
  },
  {
    pattern: /^The dispute about (.+) is over, and the money stays with you\.$/,
    text: (amount) => `The dispute about ${amount} is over, and the money stays with you.`,
  },
  {
    pattern: /^The dispute was lost: the money went back to the buyer\.$/,
    text: () => 'The dispute was lost: the money went back to the buyer.',
  },
  {
    pattern: /^The dispute is over, and the money stays with you\.$/,
    text: () => 'The dispute is over, and the money stays with you.',
  },
  {
    pattern:
      /^Of gift card ••••(\w+), (.+) were spent before the money went back\. The rest of it is void\.$/,
    text: (lastFour, amount) =>
      `Of gift card ••••${lastFour}, ${amount} were spent before the money went back. The rest of it is void.`,
  },
  {
    pattern:
      /^A payment under way reserves (.+) of gift card ••••(\w+)\. Void the card once that payment is over\.$/,
    text: (amount, lastFour) =>
      `A payment under way reserves ${amount} of gift card ••••${lastFour}. Void the card once that payment is over.`,
  },
  {
    pattern:
      /^The gift cards of this order stay valid, as the payment service does not say what the refund is for\. If it is for a gift card, void that card\.$/,
    text: () =>
      'The gift cards of this order stay valid, as the payment service does not say what the refund is for. If it is for a gift card, void that card.',
  },
  { pattern: /^The withdrawal was settled\.$/, text: () => 'The withdrawal was settled.' },
  { pattern: /^The withdrawal was settled: (.+)$/s, text: (note) => `The withdrawal was settled: ${note}` },
  ...refundRefusals,
]

/** A line of an order's history, or what a refund says of itself, in the language of the panel; null where it is of somebody's own words. The shop writes them in English. */
export function knownSentence(line: string): string | null {
  for (const { pattern, text } of sentences) {
    const found = pattern.exec(line)
    if (found) return text(...found.slice(1))
  }
  return null
}

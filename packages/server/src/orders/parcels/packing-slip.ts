import type { ReplyOf } from '@vitrine/contract/call'
import type { readOrderCall } from '@vitrine/contract/orders/panel-calls'
import { addressLinesWithPhone } from '@vitrine/domain/contact/address-lines'
import { fullName } from '@vitrine/domain/contact/full-name'
import { readAnswers } from '@vitrine/domain/forms/buyers/stored-filling'
import { answersOf } from '@vitrine/domain/forms/inbox/submission'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { shippingKind } from '@vitrine/domain/orders/parcels/shipping-kind'
import { dayWords } from '@vitrine/domain/time/day-words'
import { languageFor } from '@vitrine/domain/website/languages/site-language'
import type { Site } from '@vitrine/domain/website/site'
import type { Say } from '@vitrine/domain/words/say'
import { readerIn, sayIn } from '@vitrine/site/words/visitor-words'

type PackingSlip = ReplyOf<typeof readOrderCall>['slip']

/** What the packing slip of an order says: it goes to the buyer, and is in the language in which they ordered. */
export function packingSlip(order: Order, site: Site): PackingSlip {
  const language = languageFor(site, order.language).code
  const say = sayIn(language)
  const reader = readerIn(language)
  const { contact, note, shipping, checkoutForm } = order
  const address = order.shippingAddress ?? order.billingAddress
  const orderText = say('Order {name}', { name: orderName(order) })
  return {
    language,
    heads: { quantity: say('Quantity'), item: say('Item'), sku: say('SKU') },
    orderText: `${orderText}, ${dayWords(order.createdAtMs, { language, timeZone: site.timeZone })}`,
    vatText: contact.vatId ? say('VAT number {vatId}', { vatId: contact.vatId }) : '',
    testText: order.isTest ? say('Test order: no money was taken') : '',
    buyerText: fullName(address) || contact.email,
    addressLines: address ? [...addressLinesWithPhone(address, language)] : [],
    answers: order.lines.map((line) => ({ lineId: line.id, answers: written(readAnswers(line, reader)) })),
    shippingText: shipping ? shippingText(shipping, say) : '',
    formAnswers: checkoutForm ? written(answersOf(checkoutForm, reader)) : [],
    noteText: note ? say('Note: {note}', { note }) : '',
  }
}

/** What the refund of a withdrawal begins with as its reason, which stands in the mail to the buyer. */
export function withdrawnReason(order: Order, site: Site): string {
  const say = sayIn(languageFor(site, order.language).code)
  return say('You withdrew from the contract.')
}

function shippingText(shipping: NonNullable<Order['shipping']>, say: Say): string {
  const { name } = shipping
  const kind = shippingKind(shipping)
  if (kind === 'pickup') return say('Pickup: {name}', { name })
  return kind === 'delivery' ? say('Delivery: {name}', { name }) : say('Shipping: {name}', { name })
}

function written(answers: ReturnType<typeof readAnswers>) {
  return answers.map(({ title, lines }) => ({ title, lines: [...lines] }))
}

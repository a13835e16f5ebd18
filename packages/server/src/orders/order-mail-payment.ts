import type { Order } from '@vitrine/domain/orders/order'
import { orderName, paymentReferenceText } from '@vitrine/domain/orders/order-name'
import { instructionsOf, isDue } from '@vitrine/domain/orders/present-order'
import { isNamedByOwner } from '@vitrine/domain/payments/payment-name'
import type { Site } from '@vitrine/domain/website/site'
import { sayIn, visitorWords } from '@vitrine/site/words/visitor-words'

/** How an order was paid, or is to be, and what its buyer agreed to. */
export function paymentLines(order: Order, site: Site): readonly string[] {
  // Orders of before keep our own sentences in English, whatever their buyer read.
  const say = sayIn(site.language)
  const consent = [order.termsConsent, order.downloadConsent, order.renewalConsent].flatMap((given) =>
    given ? [`You agreed: ${say(given.text)}`] : [],
  )
  if (!isDue(order)) return [paidText(order, site), ...consent]
  const instructions = instructionsOf(order, site.store.payments.manual)
  return [
    `To be paid by: ${wayOf(order, site)}`,
    ...consent,
    ...(instructions ? [instructions, paymentReferenceText(orderName(order))] : []),
  ]
}

/** How an order was paid. */
export function paidText(order: Order, site: Site): string {
  return `Paid by: ${wayOf(order, site)}`
}

/** How an order is paid, in the language of the site; what owners named is left as it is. */
export function wayOf({ payment }: Pick<Order, 'payment'>, { language }: Pick<Site, 'language'>): string {
  const { label } = payment
  return isNamedByOwner(payment) ? label : visitorWords(language).sayComposed(label)
}

import type { Address } from '@vitrine/domain/contact/address'
import { addressLinesWithPhone } from '@vitrine/domain/contact/address-lines'
import { answersOf } from '@vitrine/domain/forms/submission'
import { moneyDueCents } from '@vitrine/domain/orders/money-due'
import type { CheckoutForm, Order } from '@vitrine/domain/orders/order'
import { refundedCents } from '@vitrine/domain/orders/refunds/refunded-cents'
import { sayIn } from '@vitrine/site/words/visitor-words'
import { discountTotals, type TotalsWords } from '../mail/discount-totals.ts'
import type { MailContents } from '../mail/render-mail.ts'

/** What an order comes to, line by line beneath its items. */
export function totalsOf(order: Order, words: TotalsWords): MailContents['totals'] {
  const { write } = words
  const taxLabel = order.taxIsIncluded ? 'Including tax' : 'Tax'
  return [
    ['Subtotal', write(order.subtotalCents)],
    ...discountTotals(order, words),
    ...(order.shipping ? [[`Shipping (${order.shipping.name})`, write(order.shippingCents)] as const] : []),
    ...(order.taxCents > 0 && !order.taxIsIncluded ? [[taxLabel, write(order.taxCents)] as const] : []),
    ['Total', write(order.grandTotalCents)],
    ...(order.taxCents > 0 && order.taxIsIncluded ? [[taxLabel, write(order.taxCents)] as const] : []),
    ...(order.giftCards ?? []).map(
      ({ lastFour, cents }) => [`Gift card ••••${lastFour}`, `-${write(cents)}`] as const,
    ),
    ...(order.giftCards ? [['Due', write(moneyDueCents(order))] as const] : []),
    ...(refundedCents(order) > 0 ? [['Refunded', `-${write(refundedCents(order))}`] as const] : []),
  ]
}

/** Who bought, where it goes, and what they said, as blocks beneath the totals. */
export function blocksOf(
  { contact, shipping, note, checkoutForm, shippingAddress, billingAddress }: Order,
  language: string,
): MailContents['blocks'] {
  const billed = billingAddress ?? shippingAddress
  const lines = (address: Address) => addressLinesWithPhone(address, language)
  return [
    {
      heading: 'Contact',
      lines: [contact.email, contact.phone, contact.vatId ? `VAT number ${contact.vatId}` : ''].filter(
        Boolean,
      ),
    },
    ...(shipping?.note
      ? [{ heading: shipping.isPickup ? 'Pick up at' : 'Delivery', lines: shipping.note.split('\n') }]
      : []),
    ...(note ? [{ heading: 'Note', lines: note.split('\n') }] : []),
    ...(checkoutForm ? [formBlock(checkoutForm, language)] : []),
    ...(shippingAddress ? [{ heading: 'Shipping address', lines: lines(shippingAddress) }] : []),
    ...(billed ? [{ heading: 'Billing address', lines: lines(billed) }] : []),
  ]
}

function formBlock(form: CheckoutForm, language: string): MailContents['blocks'][number] {
  const lines = answersOf(form, sayIn(language)).flatMap(({ title, lines: [first = '', ...more] }) => [
    `${title}: ${first}`,
    ...more,
  ])
  return { heading: form.name || 'Details for the shop', lines }
}

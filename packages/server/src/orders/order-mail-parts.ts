import { choiceOf } from '@vitrine/domain/catalogue/choose-variant'
import type { Address } from '@vitrine/domain/contact/address'
import { addressLinesWithPhone } from '@vitrine/domain/contact/address-lines'
import { readAnswers } from '@vitrine/domain/forms/buyers/stored-filling'
import { answersOf } from '@vitrine/domain/forms/inbox/submission'
import { isForBuyer, recipientText } from '@vitrine/domain/gift-cards/gift-details'
import type { MailContents } from '@vitrine/domain/mail/mail-contents'
import { formatMoney } from '@vitrine/domain/money/format-money'
import { cardsGivenBack } from '@vitrine/domain/orders/canceled-money'
import type { OrderDraft } from '@vitrine/domain/orders/draft-order'
import { moneyDueCents } from '@vitrine/domain/orders/money-due'
import type { CheckoutForm, Order, OrderLine } from '@vitrine/domain/orders/order'
import { isSentInstead } from '@vitrine/domain/orders/parcels/goes-by-parcel'
import { leftToSend } from '@vitrine/domain/orders/parcels/left-to-send'
import { namedShippingText } from '@vitrine/domain/orders/parcels/shipping-texts'
import { refundTotals } from '@vitrine/domain/orders/refunds/refunded-cents'
import { dayWords } from '@vitrine/domain/time/day-words'
import { readerIn, sayIn } from '@vitrine/site/words/visitor-words'
import { discountTotals, shippingPrice, type TotalsWords } from '../mail/discount-totals.ts'
import { pictureUrl } from '../mail/mail-frame.ts'

/** What was bought, as the lines of a mail. To owners the SKU tells what it is: its name is in the buyer's language. */
export function linesOf(
  { lines, currency }: Pick<Order, 'lines' | 'currency'>,
  language: string,
  { linkUrl, isForOwner }: { readonly linkUrl: string | null; readonly isForOwner: boolean },
): MailContents['lines'] {
  return lines.map((line) => ({
    title: line.title,
    detail: [
      choiceOf(line),
      giftDetail(line, language),
      // That of a plan was made up by its sale, and is known to nobody.
      isForOwner && line.sku !== '' && line.productType !== 'paywall' ? `SKU ${line.sku}` : '',
    ]
      .filter(Boolean)
      .join(', '),
    answers: readAnswers(line, readerIn(language)),
    quantity: line.quantity,
    amount: formatMoney(line.subtotalCents, currency, language),
    pictureUrl: pictureUrl(line.imageUrl, linkUrl, '300w'),
  }))
}

/** What an order comes to, line by line beneath its items. */
export function totalsOf(order: OrderSums, words: OrderTotalsWords): MailContents['totals'] {
  const { write, say } = words
  const taxLabel = order.taxIsIncluded ? 'Including tax' : 'Tax'
  return [
    ['Subtotal', write(order.subtotalCents)],
    ...discountTotals(order, words),
    ...(order.shipping
      ? [[namedShippingText(order.shipping), shippingPrice(order.shippingCents, words)] as const]
      : []),
    ...(order.taxCents > 0 && !order.taxIsIncluded ? [[taxLabel, write(order.taxCents)] as const] : []),
    ['Total', write(order.grandTotalCents)],
    ...(order.taxCents > 0 && order.taxIsIncluded ? [[taxLabel, write(order.taxCents)] as const] : []),
    ...(order.giftCards ?? []).map(
      ({ lastFour, cents }) => [`Gift card ••••${lastFour}`, `-${write(cents)}`] as const,
    ),
    ...cardsGivenBack(order).map(
      ({ lastFour, cents }) => [say('Back on gift card ••••{lastFour}', { lastFour }), write(cents)] as const,
    ),
    ...(order.giftCards ? moneyTotals(order, words) : []),
    ...refundRows(order, write),
  ]
}

/** What went back, what is under way, and what did not go back at first. */
function refundRows(order: OrderSums, write: (cents: number) => string): MailContents['totals'] {
  const { doneCents, underWayCents, failedCents } = refundTotals(order)
  return [
    ...(doneCents > 0 ? [['Refunded', `-${write(doneCents)}`] as const] : []),
    ...(underWayCents > 0 ? [['Refund under way', `-${write(underWayCents)}`] as const] : []),
    ...(failedCents > 0 ? [['Not refunded yet', `-${write(failedCents)}`] as const] : []),
  ]
}

/** What gift cards left to be paid: still, or how it was. */
function moneyTotals(order: OrderSums, { write, say, way }: OrderTotalsWords): MailContents['totals'] {
  const { paymentState, fulfillmentStatus } = order
  const amount = write(moneyDueCents(order))
  const isPaid = paymentState === 'PAID' || paymentState === 'REFUNDED'
  if (!isPaid) return fulfillmentStatus === 'CANCELED' ? [] : [['Due', amount]]
  return moneyDueCents(order) > 0 ? [[say('Paid by {label}', { label: way }), amount]] : []
}

/** The words of totals, and how the order is paid. */
interface OrderTotalsWords extends TotalsWords {
  readonly way: string
}

/** An order, or what one would have been, as far as its sums go. */
type OrderSums = OrderDraft & Pick<Order, 'paymentState' | 'fulfillmentStatus'>

/** Who bought, where it goes, and what they said, as blocks beneath the totals. */
export function blocksOf(order: Order, language: string): MailContents['blocks'] {
  const { contact, shipping, note, checkoutForm, shippingAddress, billingAddress } = order
  const billed = billingAddress ?? shippingAddress
  const lines = (address: Address) => addressLinesWithPhone(address, language)
  return [
    {
      heading: 'Contact',
      lines: [contact.email, contact.phone, contact.vatId ? `VAT number ${contact.vatId}` : ''].filter(
        Boolean,
      ),
    },
    ...(shipping && !isSentInstead(order, leftToSend(order)) ? arrivalBlock(shipping) : []),
    ...(note ? [{ heading: 'Note', lines: note.split('\n') }] : []),
    ...(checkoutForm ? [formBlock(checkoutForm, language)] : []),
    ...(shippingAddress ? [{ heading: addressHeading(shipping), lines: lines(shippingAddress) }] : []),
    ...(billed ? [{ heading: 'Billing address', lines: lines(billed) }] : []),
  ]
}

/** What a shop brings itself is not shipped. */
function addressHeading(shipping: Order['shipping']): string {
  return shipping?.isLocal ? 'Delivery address' : 'Shipping address'
}

/** When it arrives; or where to pick it up, and when. */
function arrivalBlock({ name, note = '', isPickup }: NonNullable<Order['shipping']>): MailContents['blocks'] {
  const lines = note.split('\n').filter(Boolean)
  if (isPickup) return [{ heading: 'Pick up at', lines: [name, ...lines] }]
  return lines.length > 0 ? [{ heading: 'Delivery', lines }] : []
}

function formBlock(form: CheckoutForm, language: string): MailContents['blocks'][number] {
  const lines = answersOf(form, readerIn(language)).flatMap(({ title, lines: [first = '', ...more] }) => [
    `${title}: ${first}`,
    ...more,
  ])
  return { heading: form.name || 'Details for the shop', lines }
}

/** For whom a gift card is; '' for other lines. */
function giftDetail({ productType, gift }: OrderLine, language: string): string {
  if (productType !== 'gift-card') return ''
  const say = sayIn(language)
  if (!gift || isForBuyer(gift)) return say('sent to you by email')
  const name = recipientText(gift)
  if (gift.deliverOn === '') return say('for {name}', { name })
  // A day of a calendar, not a moment: it is the same everywhere.
  const day = dayWords(Date.parse(gift.deliverOn), { language, timeZone: 'UTC' })
  return say('for {name} on {day}', { name, day })
}

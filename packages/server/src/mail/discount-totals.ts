import { paymentsWords } from '@vitrine/domain/discounts/payments-words'
import type { MailContents } from '@vitrine/domain/mail/mail-contents'
import type { Order, OrderDiscount } from '@vitrine/domain/orders/order'
import type { Say } from '@vitrine/domain/words/say'

/** How a mail writes amounts, and the words of its language. */
export interface TotalsWords {
  readonly write: (cents: number) => string
  readonly say: Say
}

/** What delivery costs, as pages write it. */
export function shippingPrice(cents: number, { write, say }: TotalsWords): string {
  return cents === 0 ? say('Free') : write(cents)
}

/** What each discount of an order takes off, and for which payments of a subscription it holds. */
export function discountTotals(
  { discounts = [] }: Pick<Order, 'discounts'>,
  words: TotalsWords,
): MailContents['totals'] {
  return discounts.map((each) => [discountLabel(each, words), discountAmount(each, words)] as const)
}

/** Said here, as a sentence that begins with the name of a discount is none that is known again. */
function discountLabel({ name, code, payments }: OrderDiscount, { say }: TotalsWords): string {
  const label = code === '' ? name : `${name} (${code})`
  return payments === undefined ? label : `${label}, ${paymentsWords(payments, say)}`
}

/** Delivery is written at its price after the discount: taken off again, the amounts would not add up. */
function discountAmount({ discountClass, amountCents }: OrderDiscount, { write, say }: TotalsWords): string {
  return discountClass === 'SHIPPING' ? say('Free delivery') : `-${write(amountCents)}`
}

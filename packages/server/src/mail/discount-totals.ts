import { paymentsWords } from '@vitrine/domain/discounts/payments-words'
import type { Order, OrderDiscount } from '@vitrine/domain/orders/order'
import type { MailContents } from './render-mail.ts'

/** What each discount of an order takes off, and for which payments of a subscription it holds. */
export function discountTotals(
  { discounts = [] }: Pick<Order, 'discounts'>,
  write: (cents: number) => string,
): MailContents['totals'] {
  return discounts.map((each) => [discountLabel(each), discountAmount(each, write)] as const)
}

function discountLabel({ name, code, payments }: OrderDiscount): string {
  const label = code === '' ? name : `${name} (${code})`
  return payments === undefined ? label : `${label}, ${paymentsWords(payments)}`
}

/** Delivery is written at its price after the discount: taken off again, the amounts would not add up. */
function discountAmount(
  { discountClass, amountCents }: OrderDiscount,
  write: (cents: number) => string,
): string {
  return discountClass === 'SHIPPING' ? 'Free delivery' : `-${write(amountCents)}`
}

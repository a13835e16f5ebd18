import type { Order } from '@vitrine/domain/orders/order'
import type { TotalsWords } from '../../mail/discount-totals.ts'

/** What the mail about a refund that failed says to the owner: how much, why, and what to do. That of a canceled order is asked for again by itself. */
export function failedRefundParagraphs(
  { refunds = [] }: Order,
  refundId: string | undefined,
  { write, say }: TotalsWords,
): readonly string[] {
  const refund = refunds.find(({ id }) => id === refundId)
  if (!refund) return ['It is asked for again by itself. Please look at the payment at its payment service.']
  return [
    say('Amount: {amount}', { amount: write(refund.moneyCents) }),
    ...(refund.message === '' ? [] : [refund.message]),
    'Ask for it again on the page of the order, or pay it back by hand and note it there.',
  ]
}

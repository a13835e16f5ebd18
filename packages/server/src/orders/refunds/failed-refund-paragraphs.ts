import type { Order } from '@vitrine/domain/orders/order'
import { leftToRefund } from '@vitrine/domain/orders/refunds/left-to-refund'
import { refundMessageText } from '@vitrine/domain/orders/refunds/refund-refusal'
import type { TotalsWords } from '../../mail/discount-totals.ts'

/** What the mail about a refund that failed says to the owner: how much, why, and what to do. */
export function failedRefundParagraphs(
  order: Order,
  refundId: string | undefined,
  { write, say }: TotalsWords,
): readonly string[] {
  const refund = order.refunds?.find(({ id }) => id === refundId)
  const amountCents = refund?.moneyCents ?? leftToRefund(order).moneyCents
  const amount = amountCents > 0 ? [say('Amount: {amount}', { amount: write(amountCents) })] : []
  const message = refund ? refundMessageText(refund) : ''
  return [
    ...amount,
    ...(message === '' ? [] : [message]),
    'Ask for it again on the page of the order, or pay it back by hand and note it there.',
  ]
}

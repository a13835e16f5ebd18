import type { Payment } from '@vitrine/store/payments/payments'
import type { SiteTables } from '@vitrine/store/store'
import type { DisputedNews } from '../../services/gateway-news.ts'
import type { Services } from '../../services/services.ts'
import { bookRefund } from '../book-refund.ts'
import { noteDispute } from './note-dispute.ts'

interface Disputed {
  readonly orderId: string
  readonly payment: Payment
  readonly services: Services
}

/** Writes on an order how a dispute stands and, of one that was lost, the money that went back by it. */
export async function takeDisputeNews(
  tables: SiteTables,
  { dispute, back, eventId }: DisputedNews,
  { orderId, payment, services }: Disputed,
): Promise<void> {
  await noteDispute(tables, { orderId, dispute, services })
  if (!back) return
  const booked = { orderId, payment, services }
  // Refunds that nobody told of yet stand in the sum of a dispute that was lost: they are booked first, as what they are.
  const disputedCents = dispute.amountCents ?? 0
  if (disputedCents > 0)
    await bookRefund(tables, { ...booked, refundedCents: back.cents - disputedCents, reference: eventId })
  const reference = back.reference ?? eventId
  await bookRefund(tables, { ...booked, refundedCents: back.cents, reference, isTakenBack: true })
}

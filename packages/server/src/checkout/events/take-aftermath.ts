import type { GatewayEvent } from '@vitrine/store/payments/gateway-accounts'
import type { Payment } from '@vitrine/store/payments/payments'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import { bookRefund } from '../../orders/book-refund.ts'
import { takeDisputeNews } from '../../orders/disputes/take-dispute-news.ts'
import { noteFailedRefund } from '../../orders/refunds/note-failed-refund.ts'
import { couldAskUnderWay } from '../../orders/refunds/pay-back.ts'
import type { DisputedNews, RefundNews } from '../../services/gateway-news.ts'
import type { Services } from '../../services/services.ts'

interface Aftermath {
  readonly news: RefundNews | DisputedNews
  readonly event: GatewayEvent
  readonly services: Services
}

/** Writes down what happens to money that came in: it goes back, or is disputed. */
export async function takeAftermath(
  store: SiteStore,
  { news, event, services }: Aftermath,
): Promise<'taken' | 'gateway-silent'> {
  const payment = await store.payments.find(news.paymentId)
  const orderId = payment?.orderId ?? null
  const writtenCents = payment ? await store.payments.refundedCents(payment.id) : 0
  // No sum tells which of those under way it was: each is asked. The sum was read before, and has none that is under way still.
  if (news.back && orderId && !(await couldAskUnderWay(store, orderId, services))) return 'gateway-silent'
  await store.transaction(async (tables) => {
    if (!(await tables.gatewayEvents.note(event)) || !payment || !orderId) return
    const about = { orderId, payment, writtenCents, services }
    await (news.kind === 'dispute' ? takeDisputeNews(tables, news, about) : takeRefund(tables, news, about))
  })
  return 'taken'
}

interface AboutOrder {
  readonly orderId: string
  readonly payment: Payment
  /** What was written as gone back before refunds under way were asked. */
  readonly writtenCents: number
  readonly services: Services
}

async function takeRefund(
  tables: SiteTables,
  { back, failed, isTakenBack, eventId }: RefundNews,
  { orderId, payment, writtenCents, services }: AboutOrder,
): Promise<void> {
  const refundedCents = back.cents
  if (failed)
    await noteFailedRefund(tables, { orderId, payment, failed, refundedCents, writtenCents, services })
  const reference = back.reference ?? eventId
  await bookRefund(tables, { orderId, payment, refundedCents, reference, isTakenBack, services })
}

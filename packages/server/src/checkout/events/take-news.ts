import { isOpen } from '@vitrine/domain/payments/payment-states'
import type { GatewayEvent } from '@vitrine/store/payments/gateway-accounts'
import type { SiteStore } from '@vitrine/store/store'
import { bookRefund } from '../../orders/book-refund.ts'
import { noteDispute } from '../../orders/disputes/note-dispute.ts'
import { hastenRefund } from '../../orders/refund-order.ts'
import { noteFailedRefund } from '../../orders/refunds/note-failed-refund.ts'
import { askUnderWay } from '../../orders/refunds/pay-back.ts'
import { askGateway } from '../../payments/ask-gateway.ts'
import { startedCharge } from '../../payments/started-charge.ts'
import type { Gateway, GatewayNews } from '../../services/gateway.ts'
import type { Services } from '../../services/services.ts'
import { settlePayment } from '../settle-payment.ts'

/**
 * Takes in what a gateway told, once, in the transaction of its effect. A message only says where to look: what became of the charge is read
 * again, so that old news and news in the wrong order do no harm.
 */
export async function takeNews(
  store: SiteStore,
  gateway: Gateway,
  news: GatewayNews,
  services: Services,
): Promise<'taken' | 'ignored' | 'gateway-silent'> {
  const { eventId, type, paymentId } = news
  const event = { gateway: gateway.key, eventId, type, paymentId, atMs: services.clock() }
  const payment = paymentId === '' ? undefined : await store.payments.find(paymentId)
  if (payment?.gateway !== gateway.key) return 'ignored'
  const isAftermath = news.dispute !== undefined || news.refundedCents !== undefined
  // An approval that is told late, or again, takes nothing any more.
  if (news.isApproved && !isOpen(payment.state)) return 'ignored'
  // Money can go back before we hear that it came in: the order is placed first.
  if (!isAftermath || isOpen(payment.state)) {
    const charge = { ...startedCharge(payment), reference: payment.reference || news.reference }
    const { timeLimitMs } = services.gateways
    const asked = await askGateway({ timeLimitMs, log: services.log }, (signal) =>
      news.isApproved ? gateway.confirm(charge, true, signal) : gateway.read(charge, signal),
    )
    if (!asked.isKnown) return 'gateway-silent'
    const heard = isAftermath ? {} : { event }
    await settlePayment(store, payment.id, asked.answer, { services, ...heard })
  }
  // No sum tells which of those under way it was: each is asked. The sum was read before, and has none that is under way still.
  const orderId = isAftermath ? (await store.payments.find(paymentId))?.orderId : undefined
  if (news.refundedCents !== undefined && orderId && !(await couldAsk(store, orderId, services)))
    return 'gateway-silent'
  if (isAftermath) await takeAftermath(store, { paymentId, news, event, services })
  return 'taken'
}

async function couldAsk(store: SiteStore, orderId: string, services: Services): Promise<boolean> {
  try {
    await askUnderWay(store, orderId, services)
    return true
  } catch (error) {
    services.log.warn({ err: error }, 'What became of a refund could not be asked')
    return false
  }
}

interface Aftermath {
  readonly paymentId: string
  readonly news: GatewayNews
  readonly event: GatewayEvent
  readonly services: Services
}

/** What happens to money that came in: it goes back, or is disputed. */
function takeAftermath(store: SiteStore, { paymentId, news, event, services }: Aftermath): Promise<void> {
  return store.transaction(async (tables) => {
    const payment = await tables.payments.find(paymentId)
    if (!(await tables.gatewayEvents.note(event)) || !payment?.orderId) return
    const { orderId } = payment
    if (news.dispute) await noteDispute(tables, { orderId, dispute: news.dispute, services })
    const { refundedCents, isTakenBack, dispute, eventId, refundReference: reference = eventId } = news
    if (refundedCents === undefined) return
    if (news.failedRefund) {
      const { failedRefund: failed } = news
      await noteFailedRefund(tables, { orderId, payment, failed, refundedCents, services })
    }
    await hastenRefund(tables, orderId, services.clock())
    const lostCents = isTakenBack ? (dispute?.amountCents ?? 0) : 0
    // Refunds that nobody told of yet stand in the sum of a dispute that was lost: they are booked first, as what they are.
    if (lostCents > 0) {
      const beforeCents = refundedCents - lostCents
      await bookRefund(tables, { orderId, payment, refundedCents: beforeCents, reference: eventId, services })
    }
    await bookRefund(tables, { orderId, payment, refundedCents, reference, isTakenBack, services })
  })
}

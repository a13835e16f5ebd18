import type { refundPartsCall } from '@vitrine/contract/orders/refund-calls'
import { formatMoney } from '@vitrine/domain/money/format-money'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import type { OrderRefund } from '@vitrine/domain/orders/refunds/order-refund'
import { planRefund, type RefundProblem } from '@vitrine/domain/orders/refunds/plan-refund'
import { addRefund } from '@vitrine/domain/orders/refunds/refund-states'
import { giveToCards, hasSpentCards, voidCardsOf } from '../../gift-cards/give-back.ts'
import type { Exchange } from '../../http/exchange.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { endSubscriptionsOf } from '../../subscribed/end-of-order.ts'
import { enqueueOrderMail } from '../enqueue-order-mail.ts'
import { issuePapers } from '../papers/issue-papers.ts'
import { payBackJob } from './pay-back.ts'
import { putBack } from './put-back.ts'
import { recordMoneyBack } from './record-money-back.ts'

type Made =
  | { readonly ok: true; readonly refundId: string }
  | {
      readonly ok: false
      readonly problem: RefundProblem | 'order-unknown' | 'sent-otherwise' | 'gift-card-used'
    }

/** Writes a refund in one transaction: on the order, on gift cards and shelves, in the outbox and the audit log. Its money is under way then. */
export function makeRefund(exchange: Exchange<typeof refundPartsCall>): Promise<Made> {
  const { params, body, store, services, account } = exchange
  const stamp = { nowMs: services.clock(), by: account?.displayName ?? '' }
  return store.transaction(async (tables) => {
    const order = await tables.orders.lock(params.orderId)
    if (!order) return { ok: false, problem: 'order-unknown' }
    // Sent twice, it would be given back twice.
    if (order.updatedAtMs !== body.updatedAtMs) return { ok: false, problem: 'sent-otherwise' }
    const plan = planRefund(order, body)
    if (!plan.ok) return plan
    const { figures } = plan
    const lineIds = figures.lines.map(({ lineId }) => lineId).filter((lineId) => isGift(order, lineId))
    const gifts = { orderId: order.id, lineIds }
    if (lineIds.length > 0 && (await hasSpentCards(tables, gifts)))
      return { ok: false, problem: 'gift-card-used' }

    const isByGateway = figures.moneyCents > 0 && order.payment.gateway !== 'manual'
    // A clock that stands still must not let the same be sent twice.
    const nowMs = Math.max(stamp.nowMs, order.updatedAtMs + 1)
    const refund: OrderRefund = {
      id: services.newId(),
      atMs: nowMs,
      by: stamp.by,
      state: isByGateway ? 'PENDING' : 'DONE',
      attempts: 1,
      ...figures,
      reason: body.reason.trim(),
      reference: '',
      ...(!isByGateway && figures.moneyCents > 0 && { way: 'by-hand' }),
      message: '',
    }
    const changed = addRefund(order, refund, { ...stamp, nowMs })
    await tables.orders.save(changed)
    await issuePapers(tables, changed, services)
    await putBack(tables, order, refund)
    await giveToCards(tables, order, { cards: refund.cards, source: refund.id, services })
    const voiding = { reason: 'Its purchase was refunded', nowMs: stamp.nowMs } as const
    if (lineIds.length > 0) await voidCardsOf(tables, gifts, voiding)
    if (isByGateway) await tables.jobs.enqueue(payBackJob(order.id, refund, stamp.nowMs))
    else await recordMoneyBack(tables, { orderId: order.id, refund, way: 'by-hand', reference: '', services })
    if (body.endsSubscription)
      await endSubscriptionsOf(tables, { orderId: order.id, why: 'refunded', by: stamp.by, services })
    const mailing = { kind: 'refunded', order: changed, services, refundId: refund.id } as const
    if (body.notifyCustomer) await enqueueOrderMail(tables, mailing)
    await recordAuditEntry(tables, exchange, {
      subjectId: order.id,
      summary: `Order ${orderName(order)}: refunded ${formatMoney(refund.cents, order.currency, 'en-US')}`,
    })
    return { ok: true, refundId: refund.id }
  })
}

function isGift(order: Order, lineId: string): boolean {
  return order.lines.find(({ id }) => id === lineId)?.productType === 'gift-card'
}

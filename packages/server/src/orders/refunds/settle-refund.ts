import type { settleRefundCall } from '@vitrine/contract/orders/refund-calls'
import { hasOpenDispute } from '@vitrine/domain/orders/disputes/order-dispute'
import { orderName } from '@vitrine/domain/orders/order-name'
import { moneyLeftFor } from '@vitrine/domain/orders/refunds/left-to-refund'
import { finishRefund, retryRefund } from '@vitrine/domain/orders/refunds/refund-states'
import type { Exchange } from '../../http/exchange.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { issuePapers } from '../papers/issue-papers.ts'
import { payBackJob } from './pay-back.ts'
import { recordMoneyBack } from './record-money-back.ts'

type Settled =
  | { readonly ok: true; readonly refundId: string }
  | {
      readonly ok: false
      readonly problem: 'order-unknown' | 'sent-otherwise' | 'payment-disputed' | 'more-than-left'
    }

/** Lets a refund that failed be asked for again, or notes that the owner paid it back by hand; in one transaction. */
export function settleRefund(exchange: Exchange<typeof settleRefundCall>): Promise<Settled> {
  const { params, body, store, services, account } = exchange
  const { orderId, refundId } = params
  const stamp = { nowMs: services.clock(), by: account?.displayName ?? '' }
  return store.transaction(async (tables) => {
    const order = await tables.orders.lock(orderId)
    const refund = order?.refunds?.find(({ id }) => id === refundId)
    if (!order || !refund) return { ok: false, problem: 'order-unknown' }
    if (refund.state !== 'FAILED') return { ok: false, problem: 'sent-otherwise' }
    const isByHand = body.way === 'by-hand'
    if (!isByHand && hasOpenDispute(order)) return { ok: false, problem: 'payment-disputed' }
    // Other refunds may have given back of the same money since.
    if (refund.moneyCents > moneyLeftFor(order, refund)) return { ok: false, problem: 'more-than-left' }
    const changed = isByHand
      ? finishRefund(order, refundId, { ...stamp, reference: '', way: 'by-hand' })
      : retryRefund(order, refundId, stamp)
    if (!changed) return { ok: false, problem: 'sent-otherwise' }
    await tables.orders.save(changed)
    await issuePapers(tables, changed, services)
    if (isByHand) {
      await recordMoneyBack(tables, { orderId, refund, way: 'by-hand', reference: '', services })
    } else {
      await tables.jobs.enqueue(
        payBackJob(orderId, { ...refund, attempts: refund.attempts + 1 }, stamp.nowMs),
      )
    }
    await recordAuditEntry(tables, exchange, {
      subjectId: orderId,
      summary: `Order ${orderName(order)}: ${isByHand ? 'refund paid back by hand' : 'refund asked for again'}`,
    })
    return { ok: true, refundId }
  })
}

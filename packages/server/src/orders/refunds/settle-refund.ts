import type { settleRefundCall } from '@vitrine/contract/orders/refund-calls'
import { hasOpenDispute } from '@vitrine/domain/orders/disputes/order-dispute'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { asOwed } from '@vitrine/domain/orders/refunds/as-owed'
import type { OrderRefund } from '@vitrine/domain/orders/refunds/order-refund'
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
    const found = await tables.orders.lock(orderId)
    const failed = found && refundIn(found, refundId)
    if (!found || !failed) return { ok: false, problem: 'order-unknown' }
    if (failed.state !== 'FAILED') return { ok: false, problem: 'sent-otherwise' }
    const isByHand = body.way === 'by-hand'
    if (!isByHand && hasOpenDispute(found)) return { ok: false, problem: 'payment-disputed' }
    const order = asOwed(found, failed)
    const refund = order && refundIn(order, refundId)
    if (!order || !refund) return { ok: false, problem: 'more-than-left' }
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

function refundIn({ refunds = [] }: Order, refundId: string): OrderRefund | undefined {
  return refunds.find(({ id }) => id === refundId)
}

import type { refundPartsCall } from '@vitrine/contract/orders/refund-calls'
import { formatMoney } from '@vitrine/domain/money/format-money'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { leftToRefund } from '@vitrine/domain/orders/refunds/left-to-refund'
import type { OrderRefund, RefundLine } from '@vitrine/domain/orders/refunds/order-refund'
import { planRefund, type RefundProblem } from '@vitrine/domain/orders/refunds/plan-refund'
import { addRefund } from '@vitrine/domain/orders/refunds/refund-states'
import type { SiteTables } from '@vitrine/store/store'
import { giveToCards, voidCards } from '../../gift-cards/give-back.ts'
import { isGiftLine } from '../../gift-cards/issue/issue-order-cards.ts'
import { refundableCards } from '../../gift-cards/refundable-cards.ts'
import type { Exchange } from '../../http/exchange.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { endSubscriptionsOf, endWithdrawnOf } from '../../subscribed/end-of-order.ts'
import { enqueueOrderMail } from '../enqueue-order-mail.ts'
import { issuePapers } from '../papers/issue-papers.ts'
import { enqueueReviewDueOfRefund } from '../review-due.ts'
import { giveUsesOfRefundBack } from './give-uses-back.ts'
import { payBackJob } from './pay-back.ts'
import { putBack } from './put-back.ts'
import { recordMoneyBack } from './record-money-back.ts'

type Made =
  | { readonly ok: true; readonly refundId: string }
  | {
      readonly ok: false
      readonly problem: RefundProblem | 'order-unknown' | 'sent-otherwise'
    }
  /** So many units of a line of gift cards could be refunded. */
  | { readonly ok: false; readonly problem: 'gift-card-used'; readonly most: number }

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
    const gifts = await giftsOf(tables, order, figures.lines)
    if (!gifts.ok) return { ok: false, problem: 'gift-card-used', most: gifts.most }

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
    await enqueueReviewDueOfRefund(tables, { before: order, order: changed, services })
    await issuePapers(tables, changed, services)
    await putBack(tables, order, refund)
    await giveToCards(tables, order, { cards: refund.cards, source: refund.id, services })
    const voiding = { orderId: order.id, reason: 'Its purchase was refunded', nowMs: stamp.nowMs } as const
    await voidCards(tables, gifts.cardIds, voiding)
    if (isByGateway) await tables.jobs.enqueue(payBackJob(order.id, refund, stamp.nowMs))
    else await recordMoneyBack(tables, { orderId: order.id, refund, way: 'by-hand', reference: '', services })
    const end = body.endsSubscription ? endSubscriptionsOf : endWithdrawnOf
    await end(tables, { orderId: order.id, why: 'refunded', by: stamp.by, services })
    // Behind the end of what it began, whose discounts are in use until then: the clock goes on meanwhile.
    await giveUsesOfRefundBack(tables, { before: order, refunded: changed, nowMs: services.clock() })
    const mailing = { kind: 'refunded', order: changed, services, refundId: refund.id } as const
    if (body.notifyCustomer) await enqueueOrderMail(tables, mailing)
    await recordAuditEntry(tables, exchange, {
      subjectId: order.id,
      summary: `Order ${orderName(order)}: refunded ${formatMoney(refund.cents, order.currency, 'en-US')}`,
    })
    return { ok: true, refundId: refund.id }
  })
}

/** The gift cards that end with the lines of a refund. */
async function giftsOf(
  tables: Pick<SiteTables, 'giftCards'>,
  order: Order,
  lines: readonly RefundLine[],
): Promise<Awaited<ReturnType<typeof refundableCards>>> {
  const cardIds: string[] = []
  for (const { line, quantity: left } of leftToRefund(order).lines) {
    const { quantity = 0 } = lines.find(({ lineId }) => lineId === line.id) ?? {}
    if (!isGiftLine(line) || quantity === 0) continue
    const found = await refundableCards(tables, { orderId: order.id, lineId: line.id, left, quantity })
    if (!found.ok) return found
    cardIds.push(...found.cardIds)
  }
  return { ok: true, cardIds }
}

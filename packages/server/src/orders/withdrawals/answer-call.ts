import type { answerWithdrawalCall } from '@vitrine/contract/orders/withdrawal-calls'
import { orderName } from '@vitrine/domain/orders/order-name'
import { orderProblemText } from '@vitrine/domain/orders/order-states'
import { presentPanelOrder } from '@vitrine/domain/orders/present-panel-order'
import { answerWithdrawal } from '@vitrine/domain/orders/withdrawals/withdraw'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'

/** Notes that the owner settled a withdrawal otherwise than by a refund. */
export async function postWithdrawalAnswer(
  exchange: Exchange<typeof answerWithdrawalCall>,
): Promise<AnswerTo<typeof answerWithdrawalCall>> {
  const { params, body, store, services, account } = exchange
  const stamp = { nowMs: services.clock(), by: account?.displayName ?? '', note: body.note.trim() }
  return store.transaction(async (tables) => {
    const order = await tables.orders.lock(params.orderId)
    if (!order?.withdrawals?.some(({ id }) => id === params.withdrawalId))
      return refuse('not-found', failureText.notFound)
    const changed = answerWithdrawal(order, params.withdrawalId, stamp)
    if (!changed) return refuse('sent-otherwise', orderProblemText['sent-otherwise'])
    await tables.orders.save(changed)
    await recordAuditEntry(tables, exchange, {
      subjectId: order.id,
      summary: `Order ${orderName(order)}: withdrawal settled`,
    })
    return reply({ order: presentPanelOrder(changed) })
  })
}

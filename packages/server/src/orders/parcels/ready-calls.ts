import type { markReadyCall, takeReadyBackCall } from '@vitrine/contract/orders/panel-calls'
import { chosenErrors } from '@vitrine/domain/orders/parcels/chosen-units'
import { markReady, takeReadyBack } from '@vitrine/domain/orders/parcels/mark-ready'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse } from '../../http/reply/reply.ts'
import { changeOrder } from '../change-order.ts'
import { changedMeanwhile, isAsSeen } from '../record/seen-order.ts'
import { showOrder } from '../show-order.ts'

/** Says that an order is ready to be picked up, or a part of it. */
export async function postReadyPart(
  exchange: Exchange<typeof markReadyCall>,
): Promise<AnswerTo<typeof markReadyCall>> {
  const { notifyCustomer, lines } = exchange.body
  const errors = chosenErrors(lines)
  if (errors) return refuse('fields-wrong', checkFieldsText, { errors })
  const result = await changeOrder(exchange, {
    orderId: exchange.params.orderId,
    change: (order, stamp) =>
      isAsSeen(order, exchange.body) ? markReady(order, { lines }, stamp) : changedMeanwhile,
    mail: notifyCustomer ? 'ready' : null,
    summary: lines ? 'a part ready for pickup' : 'ready for pickup',
  })
  return showOrder(result)
}

/** Takes back that a part is ready. */
export async function deleteReadyPart(
  exchange: Exchange<typeof takeReadyBackCall>,
): Promise<AnswerTo<typeof takeReadyBackCall>> {
  const { orderId, readyAtMs } = exchange.params
  const result = await changeOrder(exchange, {
    orderId,
    change: (order, stamp) => takeReadyBack(order, Number(readyAtMs), stamp),
    mail: null,
    summary: 'not ready for pickup any more',
  })
  return showOrder(result)
}

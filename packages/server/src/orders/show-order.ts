import type { fulfillOrderCall } from '@vitrine/contract/orders/panel-calls'
import { orderProblemText } from '@vitrine/domain/orders/order-states'
import { presentPanelOrder } from '@vitrine/domain/orders/present-panel-order'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import type { ChangeOrderResult } from './change-order.ts'

/** Answers an order as it is after a change, or why it stays as it was. */
export function showOrder(result: ChangeOrderResult): AnswerTo<typeof fulfillOrderCall> {
  if (result.ok) return reply({ order: presentPanelOrder(result.order) })
  return refuse(result.problem, orderProblemText[result.problem])
}

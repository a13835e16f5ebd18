import type { refundPartsCall, settleRefundCall } from '@vitrine/contract/orders/refund-calls'
import { orderProblemText } from '@vitrine/domain/orders/order-states'
import { presentPanelOrder } from '@vitrine/domain/orders/present-panel-order'
import { refundProblemText } from '@vitrine/domain/orders/refunds/plan-refund'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { lookAtDisputes } from '../disputes/look-at-disputes.ts'
import { makeRefund } from './make-refund.ts'
import { payBack } from './pay-back.ts'
import { settleRefund } from './settle-refund.ts'
import { takeMoneyGoneBack } from './take-money-gone-back.ts'

/** Gives a part of an order back, or all of it. */
export async function postRefund(
  exchange: Exchange<typeof refundPartsCall>,
): Promise<AnswerTo<typeof refundPartsCall>> {
  const { params, store, services } = exchange
  await lookAtDisputes(store, params.orderId, services)
  if (await takeMoneyGoneBack(store, params.orderId, services))
    return refuse('refunded-meanwhile', refundProblemText['refunded-meanwhile'])
  const made = await makeRefund(exchange)
  if (made.ok) return showAfterPaying(exchange, made)
  switch (made.problem) {
    case 'order-unknown':
      return refuse('not-found', failureText.notFound)
    case 'gift-card-used':
      return refuse(made.problem, cardUsedText(made.most))
    case 'sent-otherwise':
      return refuse(made.problem, orderProblemText[made.problem])
    default:
      return refuse(made.problem, refundProblemText[made.problem])
  }
}

/** `most`: so many of the line can be refunded. */
function cardUsedText(most: number): string {
  if (most === 0) return 'A gift card that is to be refunded was used. It cannot be refunded any more.'
  return most === 1
    ? 'Only one of these gift cards can be refunded: the others were used.'
    : `Only ${most} of these gift cards can be refunded: the others were used.`
}

/** Settles a refund that its payment service did not make. */
export async function postSettlement(
  exchange: Exchange<typeof settleRefundCall>,
): Promise<AnswerTo<typeof settleRefundCall>> {
  const { params, store, services } = exchange
  await lookAtDisputes(store, params.orderId, services)
  if (await takeMoneyGoneBack(store, params.orderId, services))
    return refuse('refunded-meanwhile', refundProblemText['refunded-meanwhile'])
  const settled = await settleRefund(exchange)
  if (!settled.ok) {
    const { problem } = settled
    const text = problem === 'more-than-left' ? refundProblemText[problem] : orderProblemText[problem]
    return refuse(problem, text)
  }
  return showAfterPaying(exchange, settled)
}

/** Asks the payment service at once; the job tries again if that cannot be done now. */
async function showAfterPaying(
  {
    params: { orderId },
    store,
    services,
  }: Pick<Exchange<typeof refundPartsCall>, 'params' | 'store' | 'services'>,
  { refundId }: { readonly refundId: string },
): Promise<AnswerTo<typeof refundPartsCall>> {
  await payBack(store, { orderId, refundId }, services).catch((error: unknown) =>
    services.log.warn({ err: error }, 'A refund will be tried again'),
  )
  const order = await store.orders.find(orderId)
  if (!order) return refuse('not-found', failureText.notFound)
  return reply({ order: presentPanelOrder(order) })
}

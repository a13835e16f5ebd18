import { ordersList } from '@vitrine/contract/orders/orders-list'
import type {
  cancelOrderCall,
  exportOrdersCall,
  listOrdersCall,
  markPaidCall,
  readOrderCall,
} from '@vitrine/contract/orders/panel-calls'
import { cancelOrder, markPaid } from '@vitrine/domain/orders/order-states'
import { presentOrderRow } from '@vitrine/domain/orders/present-order-row'
import { presentPanelOrder } from '@vitrine/domain/orders/present-panel-order'
import { orderCells } from '@vitrine/domain/orders/record/order-cells'
import { languageFor } from '@vitrine/domain/website/languages/site-language'
import { senderLines } from '@vitrine/domain/website/selling/sender-lines'
import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import { hasSpentCards } from '../gift-cards/give-back.ts'
import { isGiftLine } from '../gift-cards/issue/issue-order-cards.ts'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { listFile } from '../lists/list-file.ts'
import { readListAsk } from '../lists/read-list-ask.ts'
import { sendsMail } from '../services/mailer.ts'
import { describeSubscriptionsOf } from '../subscribed/describe-of-order.ts'
import { endSubscriptionsOf, endWithdrawnOf } from '../subscribed/end-of-order.ts'
import { readerOf } from '../words/panel-words.ts'
import { callOff } from './call-off.ts'
import { changeOrder } from './change-order.ts'
import { lookAtDisputes } from './disputes/look-at-disputes.ts'
import { statusPath } from './order-links.ts'
import { packingSlip, withdrawnReason } from './parcels/packing-slip.ts'
import { changedMeanwhile, isAsSeen } from './record/seen-order.ts'
import { countedLineIds } from './refunds/counted-lines.ts'
import { couldAskUnderWay } from './refunds/pay-back.ts'
import { returnMoney } from './refunds/return-money.ts'
import { showOrder } from './show-order.ts'
import { writePayment } from './write-payment.ts'

/** Answers the owner's list of orders. */
export async function getOrders(
  exchange: Exchange<typeof listOrdersCall>,
): Promise<AnswerTo<typeof listOrdersCall>> {
  const read = readListAsk(exchange, ordersList)
  if (!read.ok) return read.refused
  const page = await exchange.store.orders.list(read.ask)
  const reader = readerOf(exchange)
  return reply({ ...page, rows: page.rows.map((order) => presentOrderRow(order, reader)) })
}

/** Answers the list of orders as a file. */
export async function getOrdersFile(
  exchange: Exchange<typeof exportOrdersCall>,
): Promise<AnswerTo<typeof exportOrdersCall>> {
  return listFile(exchange, ordersList, {
    read: async (ask) => {
      const page = await exchange.store.orders.list(ask)
      return { ...page, rows: page.rows.map(orderCells) }
    },
    cellOf: (cells, key) => cells(key),
  })
}

/** Answers one order, and where its buyer sees it. */
export async function getOrder({
  params,
  store,
  services,
  site,
}: Exchange<typeof readOrderCall>): Promise<AnswerTo<typeof readOrderCall>> {
  const order = await store.orders.find(params.orderId)
  if (!order) return refuse('not-found', failureText.notFound)
  // Without a host it still leads there from the panel; its buyer reads it in the language of the order.
  const origin = homeOriginOf(site, services.publicUrl) ?? ''
  const { prefix } = languageFor(site, order.language)
  return reply({
    order: presentPanelOrder(order),
    statusUrl: origin + prefix + statusPath(services.secret, order),
    sendsMail: sendsMail(services),
    subscriptions: await describeSubscriptionsOf(store, { orderId: order.id, nowMs: services.clock() }),
    senderLines: [...senderLines(site)],
    countedLineIds: await countedLineIds(store, order),
    slip: packingSlip(order, site),
    withdrawnReason: withdrawnReason(order, site),
  })
}

/** Cancels an order; what was charged for it goes back. */
export async function postCancellation(
  exchange: Exchange<typeof cancelOrderCall>,
): Promise<AnswerTo<typeof cancelOrderCall>> {
  const { params, body, store, services, account } = exchange
  await lookAtDisputes(store, params.orderId, services)
  const asked = await store.orders.find(params.orderId)
  const restock = body.restock && asked !== undefined && (await countedLineIds(store, asked)).length > 0
  const canceled = await changeOrder(exchange, {
    orderId: params.orderId,
    change: (order, stamp) => (isAsSeen(order, body) ? cancelOrder(order, restock, stamp) : changedMeanwhile),
    unless: async (tables, order) =>
      order.lines.some(isGiftLine) && (await hasSpentCards(tables, { orderId: order.id, lineIds: 'all' }))
        ? 'gift-card-used'
        : null,
    also: async (tables, order) => {
      const ending = { orderId: order.id, why: 'canceled', by: account?.displayName ?? '', services } as const
      const end = body.endsSubscription ? endSubscriptionsOf : endWithdrawnOf
      // Before it is called off: what a subscription that goes on has of a discount stays used.
      await end(tables, ending)
      await callOff(tables, order, { restock, services })
      await returnMoney(tables, { orderId: order.id, services })
    },
    mail: body.notifyCustomer ? 'canceled' : null,
    summary: restock ? 'canceled, items back in stock' : 'canceled',
  })
  if (!canceled.ok) return showOrder(canceled)
  // The job tries again if this cannot be done now.
  await couldAskUnderWay(store, params.orderId, services)
  const order = (await store.orders.find(params.orderId)) ?? canceled.order
  return reply({ order: presentPanelOrder(order) })
}

/** Says that the money for an order came in. */
export async function postPayment(
  exchange: Exchange<typeof markPaidCall>,
): Promise<AnswerTo<typeof markPaidCall>> {
  const { params, body, services } = exchange
  const { notifyCustomer = true } = body
  const reference = body.reference.trim()
  const movementId = services.newId()
  const result = await changeOrder(exchange, {
    orderId: params.orderId,
    change: (order, stamp) => (isAsSeen(order, body) ? markPaid(order, reference, stamp) : changedMeanwhile),
    also: (tables, order) => writePayment(tables, { order, reference, movementId, notifyCustomer, services }),
    mail: null,
    summary: 'marked as paid',
  })
  return showOrder(result)
}

import type { Say } from '../words/say.ts'
import type { Order } from './order.ts'
import { areGoodsSent, type FulfillmentWay, hasGoods, wayOfOrder } from './parcels/goes-by-parcel.ts'
import { wayOfLastGoods } from './parcels/last-of-goods.ts'
import { isPartlySent, leftToSend } from './parcels/left-to-send.ts'
import { isWithBuyer, type OrderStanding, orderStanding } from './parcels/order-standing.ts'
import { isDue } from './present-order.ts'

/** How an order of a buyer stands, in a word or two; its page tells more. */
export function orderStateText(order: Order, say: Say): string {
  if (order.fulfillmentStatus === 'CANCELED') return say('Canceled')
  if (isDue(order)) return say('Waiting for payment')
  const left = order.fulfillmentStatus === 'PENDING' ? leftToSend(order) : []
  const standing = orderStanding(order)
  // Where its goods are with its buyer, and a service is still to come, its page says so as well.
  const isBeside = standing !== null && isWithBuyer(standing) && isPartlySent(order)
  if (standing !== null && !isBeside) return standingTexts(say)[standing]
  const goods = wayOfLastGoods(order, left)
  const isAlsoSent = wayOfOrder(order) === 'sent' && goods !== undefined && goods !== 'sent'
  if (areGoodsSent(order, left)) return isAlsoSent ? partTexts(say)[goods] : say('Goods sent')
  if (isPartlySent(order)) return partTexts(say)[wayOfOrder(order)]
  if (order.fulfillmentStatus !== 'FULFILLED') return say('In preparation')
  if (wayOfOrder(order) === 'ready') return say('Ready for pickup')
  return hasGoods(order) && !isAlsoSent ? say('Sent') : say('Complete')
}

const partTexts = (say: Say): Readonly<Record<FulfillmentWay, string>> => ({
  sent: say('Sent in part'),
  delivered: say('Delivered in part'),
  'picked-up': say('Picked up in part'),
  ready: say('A part is ready for pickup'),
  done: say('Done in part'),
})

const standingTexts = (say: Say): Readonly<Record<OrderStanding, string>> => ({
  waiting: say('In preparation'),
  'partly-ready': say('A part is ready for pickup'),
  ready: say('Ready for pickup'),
  'partly-picked-up': say('Picked up in part'),
  'picked-up': say('Picked up'),
  'to-deliver': say('In preparation'),
  'partly-delivered': say('Delivered in part'),
  delivered: say('Delivered'),
})

import type { Order } from '../order.ts'
import { areGoodsSent } from './goes-by-parcel.ts'
import { isPartlySent, leftToSend } from './left-to-send.ts'

/** Whether lists and badges say of an order that a part of it was sent: of one whose goods all were, a service is still to be fulfilled. */
export function isFulfilledInPart(order: Order): boolean {
  return isPartlySent(order) && !areGoodsSent(order, leftToSend(order))
}

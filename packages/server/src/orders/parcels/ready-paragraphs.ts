import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { unitTexts } from '@vitrine/domain/orders/parcels/fulfill-order'
import { leftToReady, readyPartsNow } from '@vitrine/domain/orders/parcels/ready-units'

const readyKinds = ['ready-for-pickup', 'partly-ready'] as const

/** Mail about what is ready to be picked up. */
export type ReadyMailKind = (typeof readyKinds)[number]

/** Whether a mail is about what is ready to be picked up. */
export function isAboutReady(kind: string): kind is ReadyMailKind {
  return readyKinds.some((each) => each === kind)
}

/** What a mail says of what is ready: what to show at the shop, and where it is not all, what it is and what follows. Where that is stands beneath. */
export function readyParagraphs(order: Order, readyAtMs: number | undefined): readonly string[] {
  const readyParts = readyPartsNow(order)
  const numberText = orderName(order)
  const part = readyParts.find((each) => each.readyAtMs === readyAtMs) ?? readyParts.at(-1)
  const waiting = unitTexts(order, leftToReady(order))
  const isAll = waiting.length === 0 && readyParts.length === 1 && order.fulfillments.length === 0
  // Of what was refunded the buyer would otherwise ask for the rest.
  const isPlain = isAll && order.refunds === undefined
  const contents = part && !isPlain ? unitTexts(order, part.lines).join('; ') : ''
  return [
    `Please show your order number when you pick it up: ${numberText}`,
    ...(contents === '' ? [] : [`Ready for pickup: ${contents}`]),
    ...(waiting.length > 0 ? [`Still to come: ${waiting.join('; ')}`] : []),
  ]
}

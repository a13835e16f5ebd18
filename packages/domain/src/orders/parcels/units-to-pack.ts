import type { Order } from '../order.ts'
import { type LineUnits, leftToSend, sentUnits, unitsOf } from './left-to-send.ts'
import { readyPartsNow } from './ready-units.ts'

/**
 * What a packing slip names: what is in a parcel, or in a part that is ready to be picked up, known by its moment; without one what waits to be sent, or, where nothing does, what
 * was sent. What comes by itself, or was refunded before it went, is in no parcel.
 */
export function unitsToPack(order: Order, shippedAtMs: number | undefined): readonly LineUnits[] {
  const parcel = order.fulfillments.find((each) => each.shippedAtMs === shippedAtMs)
  if (parcel) return unitsOf(order, parcel)
  const ready = readyPartsNow(order).find((each) => each.readyAtMs === shippedAtMs)
  if (ready) return ready.lines
  const waiting = order.fulfillmentStatus === 'PENDING' ? leftToSend(order) : []
  return waiting.length > 0 ? waiting : allSent(order)
}

function allSent(order: Order): readonly LineUnits[] {
  return order.lines.flatMap((line) => {
    const quantity = sentUnits(order, line)
    return quantity > 0 ? [{ lineId: line.id, quantity }] : []
  })
}

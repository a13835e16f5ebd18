import type { Order } from '../order.ts'
import { goodsAmong } from './goes-by-parcel.ts'
import { type LineUnits, leftToSend, sentUnits, unitsOf } from './left-to-send.ts'
import { readyPartsNow } from './ready-units.ts'

/**
 * What a packing slip names: what is in a parcel, or in a part that is ready to be picked up, known by its moment; without one the goods that wait to be sent, or, where none do, those
 * that were sent. What comes by itself, takes place, or was refunded before it went, is in no parcel; nothing is in one that is not there.
 */
export function unitsToPack(order: Order, shippedAtMs: number | undefined): readonly LineUnits[] {
  if (shippedAtMs !== undefined) return unitsOfPart(order, shippedAtMs) ?? []
  const waiting = order.fulfillmentStatus === 'PENDING' ? goodsAmong(order, leftToSend(order)) : []
  return waiting.length > 0 ? waiting : goodsAmong(order, allSent(order))
}

/** Whether an order has the parcel, or the part that is ready to be picked up, of that moment. */
export function hasPart(order: Order, atMs: number): boolean {
  return unitsOfPart(order, atMs) !== null
}

function unitsOfPart(order: Order, atMs: number): readonly LineUnits[] | null {
  const parcel = order.fulfillments.find((each) => each.shippedAtMs === atMs)
  if (parcel) return goodsAmong(order, unitsOf(order, parcel))
  return readyPartsNow(order).find((each) => each.readyAtMs === atMs)?.lines ?? null
}

function allSent(order: Order): readonly LineUnits[] {
  return order.lines.flatMap((line) => {
    const quantity = sentUnits(order, line)
    return quantity > 0 ? [{ lineId: line.id, quantity }] : []
  })
}

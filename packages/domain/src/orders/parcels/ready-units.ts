import type { Fulfillment, Order } from '../order.ts'
import { goodsAmong, isCollected } from './goes-by-parcel.ts'
import { type LineUnits, leftToSend } from './left-to-send.ts'
import type { ReadyPart } from './ready-part.ts'

type ReadiedOrder = Pick<Order, 'lines' | 'fulfillments' | 'fulfillmentStatus' | 'refunds' | 'readyParts'>

/** What waits at the shop for its buyer, part by part; what was refunded instead does not, the newest part first. */
export function readyPartsNow(order: ReadiedOrder): readonly ReadyPart[] {
  if (order.fulfillmentStatus !== 'PENDING') return []
  return takeReady(order.readyParts ?? [], leftToSend(order)).taken
}

/** The same line by line. */
export function readyUnits(order: ReadiedOrder): readonly LineUnits[] {
  const all = summed(readyPartsNow(order).flatMap(({ lines }) => lines))
  return order.lines.flatMap(({ id }) => all.filter(({ lineId }) => lineId === id))
}

/** What waits of an order and is not ready, line by line. */
export function leftToPrepare(order: ReadiedOrder): readonly LineUnits[] {
  return unitsBeside(leftToSend(order), readyUnits(order))
}

/** Units of lines without some of them. */
export function unitsBeside(units: readonly LineUnits[], some: readonly LineUnits[]): readonly LineUnits[] {
  return units.flatMap(({ lineId, quantity }) => {
    const left = quantity - (some.find((each) => each.lineId === lineId)?.quantity ?? 0)
    return left > 0 ? [{ lineId, quantity: left }] : []
  })
}

/** What can still be made ready for its buyer, line by line; nothing of an order that nobody picks up. */
export function leftToReady(order: ReadiedOrder & Pick<Order, 'shipping'>): readonly LineUnits[] {
  if (!isCollected(order) || order.fulfillmentStatus !== 'PENDING') return []
  return goodsAmong(order, leftToPrepare(order))
}

/** Takes units out of the parts that are ready, the oldest first: what was taken of each, and what is ready still. */
export function takeReady(
  parts: readonly ReadyPart[],
  units: readonly LineUnits[],
): { readonly taken: readonly ReadyPart[]; readonly kept: readonly ReadyPart[] } {
  const open = new Map(units.map(({ lineId, quantity }) => [lineId, quantity]))
  const split = parts.map(({ readyAtMs, lines }) => {
    const pieces = lines.map(({ lineId, quantity }) => {
      const taken = Math.min(quantity, open.get(lineId) ?? 0)
      open.set(lineId, (open.get(lineId) ?? 0) - taken)
      return { lineId, taken, kept: quantity - taken }
    })
    return { readyAtMs, pieces }
  })
  const partsOf = (which: 'taken' | 'kept') =>
    filled(
      split.map(({ readyAtMs, pieces }) => ({
        readyAtMs,
        lines: pieces.map((piece) => ({ lineId: piece.lineId, quantity: piece[which] })),
      })),
    )
  return { taken: partsOf('taken'), kept: partsOf('kept') }
}

/** What of a parcel, or of a pickup, had been ready. */
export function readyBefore({ pickedUp, wasReady }: Fulfillment): readonly ReadyPart[] {
  return pickedUp ?? wasReady ?? []
}

/** The parts that are ready with those again that were taken out of them. */
export function putReadyBack(parts: readonly ReadyPart[], taken: readonly ReadyPart[]): readonly ReadyPart[] {
  const all = [...parts, ...taken]
  const moments = [...new Set(all.map(({ readyAtMs }) => readyAtMs))]
  return moments
    .toSorted((one, other) => one - other)
    .map((readyAtMs) => {
      const same = all.filter((part) => part.readyAtMs === readyAtMs)
      return { readyAtMs, lines: summed(same.flatMap(({ lines }) => lines)) }
    })
}

/** The field of an order, which is left out where nothing is ready. */
export function withReady(order: Order, readyParts: readonly ReadyPart[]): Order {
  const { readyParts: _, ...rest } = order
  return readyParts.length === 0 ? rest : { ...rest, readyParts }
}

function summed(units: readonly LineUnits[]): readonly LineUnits[] {
  const sums = new Map<string, number>()
  for (const { lineId, quantity } of units) sums.set(lineId, (sums.get(lineId) ?? 0) + quantity)
  return [...sums].map(([lineId, quantity]) => ({ lineId, quantity }))
}

function filled(parts: readonly ReadyPart[]): readonly ReadyPart[] {
  return parts.flatMap(({ readyAtMs, lines }) => {
    const some = lines.filter(({ quantity }) => quantity > 0)
    return some.length > 0 ? [{ readyAtMs, lines: some }] : []
  })
}

import type { Fulfillment, Order, OrderLine } from '../order.ts'
import { isCollected } from './goes-by-parcel.ts'
import { type LineUnits, leftToSend, unsentUnits } from './left-to-send.ts'
import type { ReadyPart } from './ready-part.ts'

type ReadiedOrder = Pick<Order, 'lines' | 'fulfillments' | 'refunds' | 'readyParts'>

/** What waits at the shop for its buyer, line by line; what was refunded instead does not. */
export function readyUnits(order: ReadiedOrder): readonly LineUnits[] {
  return order.lines.filter(isGood).flatMap((line) => {
    const quantity = readyQuantity(order, line)
    return quantity > 0 ? [{ lineId: line.id, quantity }] : []
  })
}

/** What waits of an order and is not ready, line by line. */
export function leftToPrepare(order: ReadiedOrder): readonly LineUnits[] {
  const ready = readyUnits(order)
  return leftToSend(order).flatMap(({ lineId, quantity }) => {
    const left = quantity - (ready.find((each) => each.lineId === lineId)?.quantity ?? 0)
    return left > 0 ? [{ lineId, quantity: left }] : []
  })
}

/** What can still be made ready for its buyer, line by line; nothing of an order that nobody picks up. */
export function leftToReady(
  order: ReadiedOrder & Pick<Order, 'shipping' | 'fulfillmentStatus'>,
): readonly LineUnits[] {
  if (!isCollected(order) || order.fulfillmentStatus !== 'PENDING') return []
  const goods = order.lines.filter(isGood).map(({ id }) => id)
  return leftToPrepare(order).filter(({ lineId }) => goods.includes(lineId))
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

/** The parts that are ready with those again that a pickup took, as it was none. */
export function putReadyBack(
  parts: readonly ReadyPart[],
  { pickedUp = [] }: Pick<Fulfillment, 'pickedUp'>,
): readonly ReadyPart[] {
  const moments = [...new Set([...parts, ...pickedUp].map(({ readyAtMs }) => readyAtMs))]
  return moments
    .toSorted((one, other) => one - other)
    .map((readyAtMs) => {
      const same = [...parts, ...pickedUp].filter((part) => part.readyAtMs === readyAtMs)
      return { readyAtMs, lines: summed(same.flatMap(({ lines }) => lines)) }
    })
}

/** The field of an order, which is left out where nothing is ready. */
export function withReady(order: Order, readyParts: readonly ReadyPart[]): Order {
  const { readyParts: _, ...rest } = order
  return readyParts.length === 0 ? rest : { ...rest, readyParts }
}

function readyQuantity(order: ReadiedOrder, line: OrderLine): number {
  const all = summed((order.readyParts ?? []).flatMap(({ lines }) => lines))
  const ready = all.find(({ lineId }) => lineId === line.id)?.quantity ?? 0
  return Math.min(ready, unsentUnits(order, line))
}

/** Nobody picks up a service. */
function isGood({ productType }: OrderLine): boolean {
  return productType === 'physical'
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

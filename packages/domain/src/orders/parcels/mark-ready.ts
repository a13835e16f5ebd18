import type { Order } from '../order.ts'
import { addEvent, type ChangeStamp, type OrderResult } from '../order-states.ts'
import { problemOf } from '../order-table.ts'
import { isAmong, namedUnits, nextMoment } from './fulfill-order.ts'
import { isCollected } from './goes-by-parcel.ts'
import { type LineUnits, sameUnits } from './left-to-send.ts'
import { leftToReady, readyPartsNow, withReady } from './ready-units.ts'

/** Says that an order waits for its buyer at the shop, or some units of it: nothing of it is fulfilled by that. */
export function markReady(
  order: Order,
  { lines }: { readonly lines?: readonly LineUnits[] | undefined },
  stamp: ChangeStamp,
): OrderResult {
  const problem = problemOf(order, 'ready')
  if (problem) return { ok: false, problem }
  if (!isCollected(order)) return { ok: false, problem: 'not-for-pickup' }
  const waiting = leftToReady(order)
  if (waiting.length === 0) return { ok: false, problem: 'already-ready' }
  if (lines && !isAmong(lines, waiting)) return { ok: false, problem: 'not-so-many-left' }
  const units = lines ?? waiting
  const readyAtMs = nextMoment(order, stamp.nowMs)
  const before = readyPartsNow(order)
  const isFirst = before.length === 0 && order.fulfillments.length === 0
  const named = isFirst && sameUnits(units, waiting) ? [] : namedUnits(order, units)
  const readied = withReady(order, [...before, { readyAtMs, lines: units }])
  const fact = { code: 'ready-for-pickup', units: named } as const
  return { ok: true, order: addEvent(readied, 'ready', fact, { ...stamp, nowMs: readyAtMs }) }
}

/** Takes back that a part is ready, known by its moment. In the history of its order that it was becomes a note, which its buyer does not see. */
export function takeReadyBack(order: Order, readyAtMs: number, stamp: ChangeStamp): OrderResult {
  const problem = problemOf(order, 'ready')
  if (problem) return { ok: false, problem }
  const before = readyPartsNow(order)
  const taken = before.find((part) => part.readyAtMs === readyAtMs)
  if (!taken) return { ok: false, problem: 'sent-otherwise' }
  const kept = before.filter((part) => part !== taken)
  const waiting: Order = {
    ...withReady(order, kept),
    history: order.history.map((event) =>
      event.kind === 'ready' && event.atMs === readyAtMs ? { ...event, kind: 'note' } : event,
    ),
  }
  const isWhole = kept.length === 0 && order.fulfillments.length === 0 && leftToReady(order).length === 0
  const units = isWhole ? [] : namedUnits(order, taken.lines)
  return { ok: true, order: addEvent(waiting, 'note', { code: 'no-longer-ready', units }, stamp) }
}

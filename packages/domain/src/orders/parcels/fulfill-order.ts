import { nameOfLine } from '../line-name.ts'
import type { Fulfillment, Order, OrderLine } from '../order.ts'
import { addEvent, type ChangeStamp, type OrderResult } from '../order-states.ts'
import { problemOf } from '../order-table.ts'
import type { OrderFact, ParcelFact, PartUnits, TakenBackFact } from '../record/order-fact.ts'
import {
  type FulfillmentWay,
  fulfillmentWay,
  goodsAmong,
  isCollected,
  isLocalDelivery,
} from './goes-by-parcel.ts'
import { isSelfDelivered, type LineUnits, leftToSend, unitsOf } from './left-to-send.ts'
import type { Parcel } from './parcel.ts'
import type { ReadyPart } from './ready-part.ts'
import { putReadyBack, readyBefore, readyPartsNow, takeReady, withReady } from './ready-units.ts'

/**
 * Sends a parcel off with some units of an order, or with all that waits; or says that its buyer picked them up, or that its shop delivered
 * them, where that was chosen and nobody else carries it: services are no part of that, and are named to be done. When nothing is left, the
 * order is fulfilled.
 */
export function fulfillOrder(
  order: Order,
  parcel: Parcel & { readonly lines?: readonly LineUnits[] | undefined },
  stamp: ChangeStamp,
): OrderResult {
  const problem = problemOf(order, 'send')
  if (problem) return { ok: false, problem }
  const waiting = leftToSend(order)
  const units = parcel.lines ?? allThatGoes(order, waiting)
  if (parcel.lines && !isAmong(parcel.lines, waiting)) return { ok: false, problem: 'not-so-many-left' }
  if (units.length === 0) return { ok: false, problem: 'services-left' }
  const { carrier, trackingNumber, trackingUrl } = parcel
  const { taken, kept } = takeReady(readyPartsNow(order), units)
  const way = fulfillmentWay(order, { ...parcel, lines: units })
  const isPickedUp = way === 'ready'
  const sent: Fulfillment = {
    shippedAtMs: nextMoment(order, stamp.nowMs),
    carrier,
    trackingNumber,
    trackingUrl,
    lines: units,
    ...(isPickedUp ? { pickedUp: taken } : taken.length > 0 && { wasReady: taken }),
  }
  const changed = afterParcels(withReady(order, kept), [...order.fulfillments, sent])
  const isWhole = order.fulfillments.length === 0 && changed.fulfillmentStatus === 'FULFILLED'
  const named = isWhole ? [] : namedUnits(order, units)
  const fact = factOf(way, { carrier, trackingNumber, units: named })
  return {
    ok: true,
    order: addEvent(changed, 'fulfilled', fact, { ...stamp, nowMs: sent.shippedAtMs }),
  }
}

/**
 * All that waits, where it is sent, or nothing of the order is goods; of what is picked up, or delivered by the shop, its goods alone. Said
 * once more, it would otherwise say that its services took place.
 */
function allThatGoes(order: Order, waiting: readonly LineUnits[]): readonly LineUnits[] {
  return isCollected(order) || isLocalDelivery(order) ? goodsAmong(order, waiting) : waiting
}

function factOf(way: FulfillmentWay, parcel: Omit<ParcelFact, 'code'>): OrderFact {
  const { units } = parcel
  if (way === 'ready') return { code: 'picked-up', units }
  return way === 'delivered' || way === 'done' ? { code: way, units } : { code: 'sent', ...parcel }
}

/**
 * Takes a parcel of an order back, known by the moment at which it was sent: what was in it waits to be sent again, or is ready to be picked
 * up again where it was. In its history that it was sent becomes a note, which its buyer does not see; that it is ready, which may have become
 * one, is said again.
 */
export function takeFulfillmentBack(order: Order, shippedAtMs: number, stamp: ChangeStamp): OrderResult {
  const problem = problemOf(order, 'take-back')
  if (problem) return { ok: false, problem }
  const parcel = order.fulfillments.find((each) => each.shippedAtMs === shippedAtMs)
  if (!parcel) return { ok: false, problem: 'sent-otherwise' }
  const kept = order.fulfillments.filter((each) => each !== parcel)
  const ready = readyBefore(parcel)
  const waiting: Order = {
    ...afterParcels(withReady(order, putReadyBack(order.readyParts ?? [], ready)), kept),
    history: order.history.map((event) => {
      if (event.kind === 'fulfilled' && event.atMs === shippedAtMs) return { ...event, kind: 'note' }
      const isReady = event.fact?.code === 'ready-for-pickup' && isMomentOf(event.atMs, ready)
      return isReady ? { ...event, kind: 'ready' } : event
    }),
  }
  const isWhole = kept.length === 0 && order.fulfillmentStatus === 'FULFILLED'
  const fact: TakenBackFact = {
    code: takenBack[fulfillmentWay(order, parcel)] ?? 'parcel-taken-back',
    units: isWhole ? [] : namedUnits(order, unitsOf(order, parcel)),
  }
  return { ok: true, order: addEvent(waiting, 'note', fact, stamp) }
}

const takenBack: Partial<Record<FulfillmentWay, TakenBackFact['code']>> = {
  'picked-up': 'pickup-taken-back',
  delivered: 'delivery-taken-back',
  done: 'service-taken-back',
}

function isMomentOf(atMs: number, parts: readonly ReadyPart[]): boolean {
  return parts.some(({ readyAtMs }) => readyAtMs === atMs)
}

/** Notes that an order of nothing but what comes by itself is delivered, with its payment. */
export function deliverOrder(order: Order, nowMs: number): Order {
  const isPaid = order.paymentState === 'PAID'
  if (!isPaid || order.fulfillmentStatus !== 'PENDING' || !isSelfDelivered(order)) return order
  const hasFiles = order.lines.some(({ digitalFileIds }) => digitalFileIds !== undefined)
  const code = hasFiles ? 'delivered-by-download' : 'delivered-by-email'
  return addEvent({ ...order, fulfillmentStatus: 'FULFILLED' }, 'fulfilled', { code }, { nowMs, by: '' })
}

/** The order is fulfilled while nothing of it waits to be sent. */
function afterParcels(order: Order, fulfillments: readonly Fulfillment[]): Order {
  const changed = { ...order, fulfillments }
  const isDone = fulfillments.length > 0 && leftToSend(changed).length === 0
  return { ...changed, fulfillmentStatus: isDone ? 'FULFILLED' : 'PENDING' }
}

/** A moment of its own for each parcel, and each part that is ready, since it is known by it. */
export function nextMoment({ updatedAtMs }: Order, nowMs: number): number {
  return Math.max(nowMs, updatedAtMs + 1)
}

/** Whether units are some of those that wait: each line once, and something. */
export function isAmong(units: readonly LineUnits[], waiting: readonly LineUnits[]): boolean {
  const ids = new Set(units.map(({ lineId }) => lineId))
  const fits = ({ lineId, quantity }: LineUnits) =>
    quantity > 0 && quantity <= (waiting.find((each) => each.lineId === lineId)?.quantity ?? 0)
  return units.length > 0 && ids.size === units.length && units.every(fits)
}

/** Units of lines in words, with what was chosen. */
export function unitTexts(order: NamedLines, units: readonly LineUnits[]): readonly string[] {
  return namedUnits(order, units).map(({ quantity, name }) => `${quantity} × ${name}`)
}

interface NamedLines {
  readonly lines: readonly Pick<OrderLine, 'id' | 'title' | 'optionValues'>[]
}

/** The same, as the history of an order keeps them. */
export function namedUnits({ lines }: NamedLines, units: readonly LineUnits[]): PartUnits {
  return units.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId)
    return line ? [{ quantity, name: nameOfLine(line) }] : []
  })
}

import type { Fulfillment, Order } from '@vitrine/domain/orders/order'
import { unitTexts } from '@vitrine/domain/orders/parcels/fulfill-order'
import {
  areGoodsSent,
  type FulfillmentWay,
  fulfillmentWay,
  goodsAmong,
  servicesAmong,
} from '@vitrine/domain/orders/parcels/goes-by-parcel'
import { lastOfGoods } from '@vitrine/domain/orders/parcels/last-of-goods'
import {
  comesLater,
  isPartlySent,
  type LineUnits,
  leftToSend,
} from '@vitrine/domain/orders/parcels/left-to-send'
import { leftToPrepare, readyUnits } from '@vitrine/domain/orders/parcels/ready-units'
import {
  doneBesideReadyText,
  doneMailTexts,
  goodsDeliveredText,
  goodsPickedUpText,
  goodsSentText,
  readyMailTexts,
} from '@vitrine/domain/website/settings/mail/fulfillment-mail-texts'
import type { MailText } from '@vitrine/domain/website/settings/mail/mail-text'
import { isAboutReady, type ReadyMailKind, readyParagraphs } from './ready-paragraphs.ts'

const sentKinds = ['fulfilled', 'partly-fulfilled'] as const
const parcelKinds = [
  ...sentKinds,
  ...(['picked-up', 'partly-picked-up', 'delivered', 'partly-delivered'] as const),
] as const

/** Mail about a parcel, or about what is ready to be picked up. */
export type ParcelMailKind = (typeof parcelKinds)[number] | ReadyMailKind

/** Whether a mail is about a parcel, or about what is ready to be picked up. */
export function isAboutParcel(kind: string): kind is ParcelMailKind {
  return parcelKinds.some((each) => each === kind) || isAboutReady(kind)
}

/** What is said of the goods alone, where a service of their order is still to come. */
const goodsTexts = { 'picked-up': goodsPickedUpText, delivered: goodsDeliveredText }

/**
 * Subject and opening of a mail about what was not sent, or beside which a service is still to come; others have the usual ones, or what their
 * owner wrote.
 */
export function unsentMailText(
  kind: ParcelMailKind,
  order: Order,
  parcelAtMs: number | undefined,
): MailText | undefined {
  const parcel = parcelOf(order, parcelAtMs)
  if (isWithBuyerBeside(kind, order)) return goodsTexts[kind]
  const sent = sentKinds.find((each) => each === kind)
  if (!parcel || sent === undefined) return undefined
  const way = fulfillmentWay(order, parcel)
  const isAllElseReady = readyUnits(order).length > 0 && leftBehind(order).length === 0
  if (way === 'done' && isAllElseReady) return doneBesideReadyText
  const texts = { ready: readyMailTexts, done: doneMailTexts }
  return way === 'ready' || way === 'done' ? texts[way][sent] : undefined
}

/** What a mail about a parcel says until its owner changes it, where that is not the usual: it brings the last goods, and a service is still to come. */
export function usualParcelText(
  kind: ParcelMailKind,
  order: Order,
  parcelAtMs: number | undefined,
): MailText | undefined {
  const parcel = parcelOf(order, parcelAtMs)
  if (kind !== 'partly-fulfilled' || !parcel || fulfillmentWay(order, parcel) !== 'sent') return undefined
  if (lastOfGoods(order) !== parcel) return undefined
  return areGoodsSent(order, leftToSend(order)) ? goodsSentText : undefined
}

/**
 * Whether a mail says that all goods are with their buyer, and a service is still to come: what an owner wrote for the end of an order would say
 * too much of it.
 */
function isWithBuyerBeside(kind: string, order: Order): kind is keyof typeof goodsTexts {
  return kind in goodsTexts && leftBehind(order).length > 0
}

/** What a mail about a parcel says of it: with whom it was sent, and where it does not bring all, what is in it and what follows. */
export function parcelParagraphs(
  kind: ParcelMailKind,
  order: Order,
  parcelAtMs: number | undefined,
): readonly string[] {
  if (isAboutReady(kind)) return readyParagraphs(order, parcelAtMs)
  const parcel = parcelOf(order, parcelAtMs)
  if (!parcel) return []
  return [
    ...carrierLines(parcel),
    ...(parcel.trackingUrl ? [`Track it: ${parcel.trackingUrl}`] : []),
    ...contentLines(order, parcel),
  ]
}

/** Who carries it; a number without a carrier is no carrier. */
function carrierLines({ carrier, trackingNumber }: Fulfillment): readonly string[] {
  if (carrier === '') return trackingNumber === '' ? [] : [`Tracking number: ${trackingNumber}`]
  const how = [carrier, trackingNumber].filter(Boolean).join(' ')
  return [`Sent with: ${how}`]
}

function parcelOf({ fulfillments }: Order, parcelAtMs: number | undefined): Fulfillment | undefined {
  return fulfillments.find(({ shippedAtMs }) => shippedAtMs === parcelAtMs) ?? fulfillments.at(-1)
}

function contentLines(order: Order, parcel: Fulfillment): readonly string[] {
  const ready = unitTexts(order, readyUnits(order)).join('; ')
  const waiting = unitTexts(order, leftBehind(order))
  const oncePaid = unitTexts(order, comesLater(order)).join('; ')
  const isAll = order.fulfillments.length === 1 && ready === '' && waiting.length === 0 && oncePaid === ''
  // Of what was refunded the buyer would otherwise wait for the rest.
  if (isAll && order.refunds === undefined) return []
  const way = fulfillmentWay(order, parcel)
  const inIt = parcel.lines ?? []
  const contents = unitTexts(order, way === 'done' ? [] : goodsAmong(order, inIt)).join('; ')
  const done = unitTexts(order, servicesAmong(order, inIt)).join('; ')
  return [
    ...(contents === '' ? [] : [contentTexts[way](contents)]),
    ...(done === '' ? [] : [contentTexts.done(done)]),
    ...(ready === '' ? [] : [`Still ready for pickup: ${ready}`]),
    ...(waiting.length > 0 ? [`Still to come: ${waiting.join('; ')}`] : []),
    ...(oncePaid === '' ? [] : [`Once your payment is here: ${oncePaid}`]),
  ]
}

/** What follows after a parcel, beside what is ready. */
function leftBehind(order: Order): readonly LineUnits[] {
  return isPartlySent(order) ? leftToPrepare(order) : []
}

const contentTexts: Readonly<Record<FulfillmentWay, (contents: string) => string>> = {
  sent: (contents) => `In this parcel: ${contents}`,
  delivered: (contents) => `Delivered: ${contents}`,
  'picked-up': (contents) => `Picked up: ${contents}`,
  ready: (contents) => `Ready for pickup: ${contents}`,
  done: (contents) => `Done: ${contents}`,
}

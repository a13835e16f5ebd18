import type { Fulfillment, Order } from '@vitrine/domain/orders/order'
import { unitTexts } from '@vitrine/domain/orders/parcels/fulfill-order'
import { type FulfillmentWay, fulfillmentWay } from '@vitrine/domain/orders/parcels/goes-by-parcel'
import { isPartlySent, leftToSend } from '@vitrine/domain/orders/parcels/left-to-send'
import {
  collectedMailTexts,
  doneMailTexts,
  type MailText,
} from '@vitrine/domain/website/settings/mail/usual-mail-texts'

/** Mail about a parcel. */
export type ParcelMailKind = 'fulfilled' | 'partly-fulfilled'

/** Whether a mail is about a parcel. */
export function isAboutParcel(kind: string): kind is ParcelMailKind {
  return kind === 'fulfilled' || kind === 'partly-fulfilled'
}

/** Subject and opening of a mail about what was not sent; what was has the usual ones. */
export function unsentMailText(
  kind: ParcelMailKind,
  order: Order,
  parcelAtMs: number | undefined,
): MailText | undefined {
  const parcel = parcelOf(order, parcelAtMs)
  const texts = { sent: undefined, collected: collectedMailTexts, done: doneMailTexts }
  return parcel && texts[fulfillmentWay(order, parcel)]?.[kind]
}

/** What a mail about a parcel says of it: with whom it was sent, and where it does not bring all, what is in it and what follows. */
export function parcelParagraphs(order: Order, parcelAtMs: number | undefined): readonly string[] {
  const parcel = parcelOf(order, parcelAtMs)
  if (!parcel) return []
  const how = [parcel.carrier, parcel.trackingNumber].filter(Boolean).join(' ')
  return [
    ...(how ? [`Sent with: ${how}`] : []),
    ...(parcel.trackingUrl ? [`Track it: ${parcel.trackingUrl}`] : []),
    ...contentLines(order, parcel),
  ]
}

function parcelOf({ fulfillments }: Order, parcelAtMs: number | undefined): Fulfillment | undefined {
  return fulfillments.find(({ shippedAtMs }) => shippedAtMs === parcelAtMs) ?? fulfillments.at(-1)
}

function contentLines(order: Order, parcel: Fulfillment): readonly string[] {
  const isAll = order.fulfillments.length === 1 && !isPartlySent(order)
  // Of what was refunded the buyer would otherwise wait for the rest.
  if (isAll && order.refunds === undefined) return []
  const contents = unitTexts(order, parcel.lines ?? []).join('; ')
  const waiting = isPartlySent(order) ? unitTexts(order, leftToSend(order)) : []
  return [
    ...(contents === '' ? [] : [contentTexts[fulfillmentWay(order, parcel)](contents)]),
    ...(waiting.length > 0 ? [`Still to come: ${waiting.join('; ')}`] : []),
  ]
}

const contentTexts: Readonly<Record<FulfillmentWay, (contents: string) => string>> = {
  sent: (contents) => `In this parcel: ${contents}`,
  collected: (contents) => `Ready to be collected: ${contents}`,
  done: (contents) => `Done: ${contents}`,
}

import { channels } from '@vitrine/domain/insight/origin-of'
import { visitSteps } from '@vitrine/domain/insight/subjects'
import type { Visit } from '@vitrine/domain/insight/visit'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import { Type } from 'typebox'
import { defineDocument } from '../documents/document-kind.ts'
import { oneOf, orNull, text } from '../documents/document-schemas.ts'
import { parse } from '../documents/read-document.ts'

const visitDocument = defineDocument<Visit>()(
  'visit',
  Type.Object({
    startedAtMs: Type.Number(),
    lastAtMs: Type.Number(),
    device: text,
    browser: text,
    language: text,
    entry: orNull(Type.Object({ path: text, channel: oneOf(channels), source: text, campaign: text })),
    steps: Type.Array(oneOf(visitSteps)),
    seen: Type.Array(text),
    cartIds: Type.Array(text),
    experimentOrders: Type.Array(text),
  }),
)

/** A visit of its row; null for one that is only begun, or cannot be read: another begins then. */
export function visitOf(document: string): Visit | null {
  const value = withCartIds(parse(document))
  return visitDocument.isWhole(value) ? value : null
}

/** A visit of an older version had one cart, and told of its orders by experiment what they came to. */
function withCartIds(value: unknown): unknown {
  if (!isRecord(value) || typeof value.cartId !== 'string') return value
  const { cartId, experimentOrders, ...visit } = value
  const keys = Array.isArray(experimentOrders)
    ? experimentOrders.map((orders) => (isRecord(orders) ? orders.key : orders))
    : []
  return { ...visit, cartIds: cartId === '' ? [] : [cartId], experimentOrders: keys }
}

/** Where the visit of a row went; null for a row with a visit. */
export function placeOf(document: string): string | null {
  const value = parse(document)
  return isRecord(value) && typeof value.movedTo === 'string' ? value.movedTo : null
}

/** What a row holds whose visit went elsewhere. */
export function writePlace(key: string): string {
  return JSON.stringify({ movedTo: key })
}

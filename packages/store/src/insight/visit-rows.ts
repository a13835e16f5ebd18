import type { Visit } from '@vitrine/domain/insight/visit'
import { removedAtOnce } from '../engine/removed-at-once.ts'
import type { Session } from '../engine/session.ts'
import * as orderStatements from './counted-order-statements.ts'
import { placeOf, visitOf, writePlace } from './visit-document.ts'
import * as statements from './visit-statements.ts'
import type { VisitRecords } from './visits.ts'

/** Visits as rows, one for each visitor of a day: the visit that goes on, or the last. */
export function visitRows(session: Session): VisitRecords {
  const { websiteId } = session
  const findSecret: VisitRecords['findSecret'] = async (day) =>
    (await session.first(statements.findSecret, { websiteId, day }))?.secret
  return {
    findSecret,
    claimSecret: async (day, secret) => {
      const known = await findSecret(day)
      if (known !== undefined) return known
      return session.atomically(async (inside) => {
        await inside.write(statements.claimSecret, { websiteId, day, secret })
        const claimed = await inside.first(statements.findSecret, { websiteId, day })
        if (!claimed) throw new Error('The secret of the day was not kept')
        return claimed.secret
      })
    },
    removeSecretsBefore: (day) =>
      session.atomically((inside) => inside.change(statements.removeSecrets, { websiteId, day })),
    hold: async (keys, begun = keys) => {
      await session.write(statements.begin, { websiteId, keys: inOrder(begun) })
      const rows = await session.all(statements.hold, { websiteId, keys: inOrder(keys) })
      return new Map(
        rows.flatMap(({ visitor_key: key, document }) => {
          const visit = visitOf(document)
          return visit ? [[key, visit] as const] : []
        }),
      )
    },
    removeEmpty: (keys) => session.write(statements.removeEmpty, { websiteId, keys: inOrder(keys) }),
    save: async (visits) => {
      await session.write(statements.save, { websiteId, visits: JSON.stringify(rowsOf(visits)) })
      const carts = cartsOf(visits)
      if (carts.length > 0)
        await session.write(statements.saveCarts, { websiteId, carts: JSON.stringify(carts) })
    },
    placesOf: async (keys) => {
      const rows = await session.all(statements.findPlaces, { websiteId, keys: JSON.stringify(keys) })
      return new Map(rows.map(({ visitor_key: key, place }) => [key, placeOf(place ?? '')] as const))
    },
    notePlaces: (places) => {
      // They are needed as long as these visits go on, and are gone no later.
      const rows = sorted(places).map(([key, place]) => ({
        ...{ key, last: place.lastAtMs, document: writePlace(place.key) },
      }))
      return session.write(statements.save, { websiteId, visits: JSON.stringify(rows) })
    },
    findCarts: async (cartIds) => {
      const rows = await session.all(statements.findCarts, { websiteId, cartIds: JSON.stringify(cartIds) })
      return new Map(
        rows.map(({ cart_id: cartId, visitor_key: key, document, noted_at_ms: notedAtMs }) => {
          return [cartId, { key: placeOf(document ?? '') ?? key, notedAtMs: Number(notedAtMs) }] as const
        }),
      )
    },
    countSince: async (sinceMs) =>
      Number((await session.first(statements.countSince, { websiteId, sinceMs }))?.total ?? 0),
    removeOld: (beforeMs) =>
      session.atomically(async (inside) => {
        const given = { websiteId, beforeMs, limit: removedAtOnce }
        const visits = await inside.all(statements.holdOld, given)
        const keys = JSON.stringify(visits.map((row) => row.visitor_key))
        await inside.write(statements.remove, { websiteId, keys })
        const carts = await inside.all(statements.holdOldCarts, given)
        const cartIds = JSON.stringify(carts.map((row) => row.cart_id))
        await inside.write(statements.removeCarts, { websiteId, cartIds })
        return visits.length + carts.length
      }),
    uncountedOrders: async (sinceMs, limit) =>
      (await session.all(orderStatements.uncounted, { websiteId, sinceMs, limit })).map(({ id }) => id),
    markOrders: async (orderIds, nowMs) => {
      const given = { websiteId, ids: JSON.stringify([...orderIds].sort()), nowMs }
      return (await session.all(orderStatements.mark, given)).map((row) => row.order_id)
    },
    removeMarks: (beforeMs) =>
      session.atomically((inside) =>
        inside.change(orderStatements.removeMarks, { websiteId, beforeMs, limit: removedAtOnce }),
      ),
  }
}

/** JSON of keys, each once. */
function inOrder(keys: readonly string[]): string {
  return JSON.stringify([...new Set(keys)].sort())
}

function rowsOf(visits: ReadonlyMap<string, Visit>) {
  return sorted(visits).map(([key, visit]) => ({
    key,
    last: visit.lastAtMs,
    document: JSON.stringify(visit),
  }))
}

/** The carts of visits, in their order, each with the visit that showed a page last. */
function cartsOf(visits: ReadonlyMap<string, Visit>) {
  const carts = new Map<string, { readonly key: string; readonly last: number }>()
  for (const [key, { cartIds, lastAtMs: last }] of sorted(visits))
    for (const cart of cartIds) if (last >= (carts.get(cart)?.last ?? 0)) carts.set(cart, { key, last })
  return sorted(carts).map(([cart, whose]) => ({ cart, ...whose }))
}

function sorted<Value>(rows: ReadonlyMap<string, Value>): readonly (readonly [string, Value])[] {
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1))
}

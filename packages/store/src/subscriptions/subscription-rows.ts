import { emailKey } from '@vitrine/domain/contact/email-address'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import { HeldRows } from '../engine/held-rows.ts'
import type { Session } from '../engine/session.ts'
import { keepListed } from '../lists/keep-listed.ts'
import { pageOf } from '../lists/list-page.ts'
import { type ListAsk, readList } from '../lists/read-list.ts'
import { subscriptionDocument } from './subscription-document.ts'
import {
  countChargeable,
  findLastChange,
  findManySubscriptions,
  findOfEmail,
  findOfOrder,
  findSubscription,
  type GivenSubscription,
  insertSubscription,
  listTo,
  lockSubscription,
  updateSubscription,
} from './subscription-statements.ts'
import type { SubscriptionRecords } from './subscriptions.ts'
import { subscriptionEntry, subscriptionsTable } from './subscriptions-list-table.ts'

/** Subscriptions as documents, found by their order and buyer, and the list of owners that shows them. */
export function subscriptionRows(session: Session): SubscriptionRecords {
  const { websiteId } = session
  const held = new HeldRows(session, 'subscription')
  const read = (row: { readonly document: string } | undefined) =>
    readDocument(session, subscriptionDocument, row)
  const readAll = (rows: readonly { readonly document: string }[]) =>
    readDocuments(session, subscriptionDocument, rows)
  return {
    find: async (id) => read(await session.first(findSubscription, { websiteId, id })),
    lock: async (id) => {
      const row = await session.first(lockSubscription, { websiteId, id })
      if (row) held.hold(id)
      return read(row)
    },
    ofOrder: async (orderId) => readAll(await session.all(findOfOrder, { websiteId, orderId })),
    ofEmail: async (email) =>
      readAll(await session.all(findOfEmail, { websiteId, emailKey: emailKey(email) })),
    insert: (subscription) =>
      session.atomically(async (inside) => {
        if ((await inside.change(insertSubscription, givenOf(websiteId, subscription))) === 0) return false
        await keepListed(inside, subscriptionsTable, subscriptionEntry(subscription), { isNew: true })
        held.hold(subscription.id)
        return true
      }),
    save: (subscription) =>
      session.atomically(async (inside) => {
        held.demand(subscription.id)
        const changed = await inside.change(updateSubscription, givenOf(websiteId, subscription))
        if (changed !== 1) throw new Error(`There is no subscription ${subscription.id}`)
        await keepListed(inside, subscriptionsTable, subscriptionEntry(subscription))
      }),
    lastChangeMs: async () =>
      Number((await session.first(findLastChange, { websiteId }))?.updated_at_ms ?? 0),
    countChargeable: async (currency) =>
      Number((await session.first(countChargeable, { websiteId, currency }))?.count ?? 0),
    idsTo: async (productId) => (await session.all(listTo, { websiteId, productId })).map(({ id }) => id),
    countFailing: async () => (await readList(session, subscriptionsTable, realOf('failing'))).total.count,
    countWaiting: async () => (await readList(session, subscriptionsTable, realOf('waiting'))).total.count,
    list: async (ask) => {
      const slice = await readList(session, subscriptionsTable, ask)
      const ids = slice.places.map(({ id }) => id)
      const found = readAll(await findManySubscriptions(session, ids))
      return pageOf(slice, ask, new Map(found.map((each) => [each.id, each])))
    },
  }
}

/** Asks for those of a kind that are no test. */
function realOf(kind: 'failing' | 'waiting'): ListAsk {
  return {
    words: [],
    tests: [
      { kind: 'among', key: kind, values: ['yes'], isNot: false },
      { kind: 'among', key: 'test', values: ['yes'], isNot: true },
    ],
    sort: { key: 'created', isDescending: true },
    start: null,
    limit: 1,
  }
}

function givenOf(websiteId: string, subscription: Subscription): GivenSubscription {
  const { id, orderId, lineId, contact, updatedAtMs } = subscription
  return {
    websiteId,
    id,
    orderId,
    lineId,
    updatedAtMs,
    emailKey: emailKey(contact.email),
    document: JSON.stringify(subscription),
  }
}

import { emailKey } from '@vitrine/domain/contact/email-address'
import { stillMs } from '@vitrine/domain/members/held-address'
import { hasSaidNo, type Subscriber, subscriberStates } from '@vitrine/domain/newsletter/subscriber'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import type { Session } from '../engine/session.ts'
import { dropListed, keepListed } from '../lists/keep-listed.ts'
import { type ListPage, pageOf } from '../lists/list-page.ts'
import { type ListAsk, readList } from '../lists/read-list.ts'
import type { SubscriberCounts, SubscriberRecords } from './newsletter.ts'
import { subscriberDocument } from './newsletter-documents.ts'
import { allLists, dropRefusal, isRefused, keepRefusal } from './refusal-rows.ts'
import {
  countSubscribers,
  findLastChange,
  findManySubscribers,
  findOfAddress,
  findSubscriber,
  findWaiting,
  type GivenSubscriber,
  insertSubscriber,
  lockByAddress,
  lockSubscriber,
  removeSubscriber,
  updateSubscriber,
} from './subscriber-statements.ts'
import { subscriberEntry, subscribersTable } from './subscribers-list-table.ts'

/** Subscribers as documents, found by their list and address, and the list of owners that shows them. */
export function subscriberRows(session: Session): SubscriberRecords {
  const { websiteId } = session
  const read = (row: { readonly document: string } | undefined) =>
    readDocument(session, subscriberDocument, row)
  return {
    find: async (id) => read(await session.first(findSubscriber, { websiteId, id })),
    lock: async (id) => read(await session.first(lockSubscriber, { websiteId, id })),
    lockByEmail: async (listId, email) =>
      read(await session.first(lockByAddress, { websiteId, listId, emailKey: emailKey(email) })),
    ofAddress: (email) => ofAddress(session, email),
    insert: (subscriber) =>
      session.atomically(async (inside) => {
        if ((await inside.change(insertSubscriber, givenOf(websiteId, subscriber))) === 0) return false
        await keepListed(inside, subscribersTable, subscriberEntry(subscriber), { isNew: true })
        return true
      }),
    save: (subscriber) =>
      session.atomically(async (inside) => {
        const changed = await inside.change(updateSubscriber, givenOf(websiteId, subscriber))
        if (changed !== 1) throw new Error(`There is no subscriber ${subscriber.id}`)
        await keepListed(inside, subscribersTable, subscriberEntry(subscriber))
      }),
    remove: (subscriber) => session.atomically((inside) => remove(inside, subscriber)),
    erase: (email, nowMs, untilMs = stillMs) =>
      session.atomically(async (inside) => {
        const known = await ofAddress(inside, email)
        const entries = known.filter(({ createdAtMs }) => createdAtMs <= untilMs)
        for (const entry of entries) await remove(inside, entry)
        if (entries.length > 0 && entries.length === known.length)
          await keepRefusal(inside, { listId: allLists, email }, nowMs)
        return entries.length
      }),
    refuseAll: (email, nowMs) =>
      session.atomically((inside) => keepRefusal(inside, { listId: allLists, email }, nowMs)),
    refuse: (listId, email, nowMs) =>
      session.atomically((inside) => keepRefusal(inside, { listId, email }, nowMs)),
    hasRefused: (listId, email) => isRefused(session, { listId, email }),
    forgetRefusal: (listId, email, nowMs) =>
      session.atomically((inside) => dropRefusal(inside, { listId, email }, nowMs)),
    list: (ask) => listSubscribers(session, ask),
    counts: () => countByList(session),
    lastChangeMs: async () =>
      Number((await session.first(findLastChange, { websiteId }))?.changed_at_ms ?? 0),
    waitingSince: async (beforeMs, limit) =>
      readDocuments(
        session,
        subscriberDocument,
        await session.all(findWaiting, { websiteId, beforeMs, limit }),
      ),
  }
}

async function ofAddress(session: Session, email: string): Promise<readonly Subscriber[]> {
  const { websiteId } = session
  const rows = await session.all(findOfAddress, { websiteId, emailKey: emailKey(email) })
  return readDocuments(session, subscriberDocument, rows)
}

/** What they said no to is known on; that their mail came back is no word of theirs. */
async function remove(session: Session, subscriber: Subscriber): Promise<void> {
  const { id, listId, email, refusedAtMs } = subscriber
  await session.write(removeSubscriber, { websiteId: session.websiteId, id })
  await dropListed(session, subscribersTable, id)
  if (refusedAtMs !== null && hasSaidNo(subscriber))
    await keepRefusal(session, { listId, email }, refusedAtMs)
}

async function listSubscribers(session: Session, ask: ListAsk): Promise<ListPage<Subscriber>> {
  const slice = await readList(session, subscribersTable, ask)
  const rows = await findManySubscribers(
    session,
    slice.places.map(({ id }) => id),
  )
  const found = readDocuments(session, subscriberDocument, rows)
  return pageOf(slice, ask, new Map(found.map((each) => [each.id, each])))
}

async function countByList(session: Session): Promise<ReadonlyMap<string, SubscriberCounts>> {
  const rows = await session.all(countSubscribers, { websiteId: session.websiteId })
  const counts = new Map<string, SubscriberCounts>()
  for (const { list_id, state, total } of rows) {
    const known = subscriberStates.find((each) => each === state)
    if (known) counts.set(list_id, { ...counts.get(list_id), [known]: Number(total) })
  }
  return counts
}

function givenOf(websiteId: string, subscriber: Subscriber): GivenSubscriber {
  const { id, listId, email, state, changedAtMs } = subscriber
  return {
    websiteId,
    id,
    listId,
    emailKey: emailKey(email),
    state,
    changedAtMs,
    document: JSON.stringify(subscriber),
  }
}

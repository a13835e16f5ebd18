import type { ContentItem } from '@vitrine/domain/content/item'
import { removeTalk } from '../comments/remove-talk.ts'
import { linksTo } from '../documents/mention-of.ts'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import { HeldRows } from '../engine/held-rows.ts'
import type { Session } from '../engine/session.ts'
import { removeTranslationsOf } from '../languages/translation-rows.ts'
import { removeDraftUses, removeUses, saveUses } from '../media/media-uses.ts'
import { areaIdsOf, takeOutOfAreas, withAreas } from '../memberships/area-things.ts'
import { trashStatus } from '../schema/schema-content.ts'
import { noteSearchChange } from '../search/note-search-change.ts'
import { removeOccurrences, saveOccurrences } from './events/event-occurrences.ts'
import { countEvents, listEvents } from './events/item-events.ts'
import { countTies, listTerms } from './item-counts.ts'
import { itemDocument } from './item-document.ts'
import { listItems, listNewerItems } from './item-lists.ts'
import { itemNeighbours } from './item-neighbours.ts'
import { listPeriods } from './item-periods.ts'
import { rankOfItem } from './item-positions.ts'
import {
  add,
  documentsOf,
  find,
  findByUrlId,
  type GivenContent,
  idsBehind,
  idsLeading,
  lock,
  lockIn,
  lockOfAuthor,
  remove,
  removeDrafts,
  removeLayout,
  save,
} from './item-statements.ts'
import { removeItemTerms, saveItemTerms } from './item-terms.ts'
import type { ItemRecords } from './items.ts'
import { planAppearance } from './plan-appearance.ts'
import { countLabels, removeItemLabels, saveItemLabels } from './search/item-labels.ts'
import {
  countShelves,
  itemsBetween,
  positionBounds,
  searchItems,
  trashedBefore,
} from './search/item-search.ts'
import { forgetListedItem, keepListedItem, listedItems } from './search/listed-items.ts'

/** Content items, listed by the terms they carry. */
export function itemRows(session: Session): ItemRecords {
  const { websiteId } = session
  const held = new HeldRows(session, 'item')
  return {
    find: async (itemId) =>
      readDocument(session, itemDocument, await session.first(find, { websiteId, itemId })),
    lock: async (itemId) => {
      const row = await session.first(lock, { websiteId, itemId })
      if (row) held.hold(itemId)
      return readDocument(session, itemDocument, row)
    },
    lockIn: async (collectionId) => {
      for (const { id } of await session.all(lockIn, { websiteId, collectionId })) held.hold(id)
    },
    lockOfAuthor: async (authorId) => {
      await holdOfAuthor(session, authorId, held)
    },
    nameAuthor: (author) => session.atomically((inside) => nameAuthor(inside, author, held)),
    findMany: (ids) => findMany(session, ids),
    behind: async (afterId, limit) => {
      const rows = await session.all(idsBehind, { websiteId, afterId, limit })
      return findMany(
        session,
        rows.map(({ id }) => id),
      )
    },
    leadingTo: async (path, limit) => {
      const rows = await session.all(idsLeading, { websiteId, mark: linksTo(path), limit })
      return findMany(
        session,
        rows.map(({ id }) => id),
      )
    },
    findByUrlId: async (collectionId, urlId) =>
      readDocument(
        session,
        itemDocument,
        await session.first(findByUrlId, { websiteId, collectionId, urlId }),
      ),
    list: (query) => listItems(session, query),
    newerThan: (place, query) => listNewerItems(session, place, query),
    countTies: (place, query) => countTies(session, place, query),
    rank: (item) => rankOfItem(session, item, session.now()),
    periods: (query) => listPeriods(session, query),
    neighbours: (item, order = 'newest') => itemNeighbours(session, item, order),
    events: (query) => listEvents(session, query),
    countEvents: (query) => countEvents(session, query),
    terms: (query) => listTerms(session, query),
    search: (search) => searchItems(session, search),
    listed: (ask, nowMs) => listedItems(session, ask, nowMs),
    countShelves: (nowMs) => countShelves(session, nowMs),
    between: (period) => itemsBetween(session, period),
    positions: (collectionId) => positionBounds(session, collectionId),
    labels: (collectionId) => countLabels(session, collectionId),
    removeTrashed: (beforeMs) =>
      session.atomically(async (inside) => {
        const ids = await trashedBefore(inside, beforeMs, trashBatch)
        for (const itemId of ids) await removeItem(inside, itemId)
        return ids.length
      }),
    save: (item) => session.atomically((inside) => saveItem(inside, item, held)),
    remove: (itemId) => session.atomically((inside) => removeItem(inside, itemId)),
  }
}

/** Items cleared away in one transaction. */
const trashBatch = 100

async function removeItem(session: Session, itemId: string): Promise<void> {
  const given = { websiteId: session.websiteId, itemId }
  await removeTalk(session, itemId)
  await removeTranslationsOf(session, 'item', itemId)
  await removeItemTerms(session, itemId)
  await removeOccurrences(session, itemId)
  await removeItemLabels(session, itemId)
  await forgetListedItem(session, itemId)
  await session.write(removeDrafts, given)
  await session.write(removeLayout, given)
  await session.write(remove, given)
  await takeOutOfAreas(session, 'item', itemId)
  await removeUses(session, { kind: 'item', id: itemId })
  await removeUses(session, { kind: 'layout-item', id: itemId })
  await removeDraftUses(session, itemId)
  await noteSearchChange(session, 'item', itemId)
}

async function findMany(session: Session, ids: readonly string[]): Promise<readonly ContentItem[]> {
  if (ids.length === 0) return []
  const rows = await documentsOf(session, ids)
  const items = new Map(readDocuments(session, itemDocument, rows).map((item) => [item.id, item]))
  return ids.flatMap((id) => items.get(id) ?? [])
}

async function saveItem(session: Session, given: ContentItem, held: HeldRows): Promise<void> {
  const item = withAreas(given, await areaIdsOf(session, 'item', given.id))
  const { id: itemId, collectionId, publishedAtMs, updatedAtMs, position } = item
  const isTrash = item.trashedAtMs !== null
  const document = JSON.stringify(item)
  await writeItem(session, held, {
    websiteId: session.websiteId,
    itemId,
    collectionId,
    // What lies in the trash leaves its address to others. No address begins with a blank.
    urlId: isTrash ? ` ${itemId}` : item.urlId,
    status: isTrash ? trashStatus : item.status,
    publishedAtMs,
    updatedAtMs,
    position,
    calendarAtMs: item.event?.startAtMs ?? publishedAtMs,
    document,
  })
  await saveItemTerms(session, item)
  await saveOccurrences(session, item)
  await saveItemLabels(session, item)
  await keepListedItem(session, item)
  await saveUses(session, { kind: 'item', id: itemId }, document)
  await noteSearchChange(session, 'item', itemId)
  await planAppearance(session, item)
}

async function holdOfAuthor(session: Session, authorId: string, held: HeldRows): Promise<readonly string[]> {
  const rows = await session.all(lockOfAuthor, {
    websiteId: session.websiteId,
    authorId,
    mark: `%${authorId}%`,
  })
  for (const { id } of rows) held.hold(id)
  return rows.map(({ id }) => id)
}

/** Items that are read together. */
const namedBatch = 200

/** Lists, the search and files of exports read the name of an author in the item. What it says else is as old as it was. */
async function nameAuthor(session: Session, { id, displayName }: ContentItem['author'], held: HeldRows) {
  const ids = await holdOfAuthor(session, id, held)
  for (let place = 0; place < ids.length; place += namedBatch)
    for (const item of await findMany(session, ids.slice(place, place + namedBatch)))
      if (item.author.id === id && item.author.displayName !== displayName)
        await saveItem(session, { ...item, author: { id, displayName } }, held)
}

/** One that the transaction does not hold can only be new. */
async function writeItem(session: Session, held: HeldRows, row: GivenContent): Promise<void> {
  const { itemId } = row
  if (held.mayReplace(itemId)) return session.write(save, row)
  if ((await session.change(add, row)) === 0) held.demand(itemId)
  held.hold(itemId)
}

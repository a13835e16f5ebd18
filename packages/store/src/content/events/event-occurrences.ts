import { occurrencesOf } from '@vitrine/domain/content/events/occurrences'
import type { ContentItem } from '@vitrine/domain/content/item'
import type { Session } from '../../engine/session.ts'
import { statement } from '../../engine/statement.ts'

/** Brings the times at which an event is found up to date; nothing leads to what lies in the trash. */
export async function saveOccurrences(session: Session, item: ContentItem): Promise<void> {
  const given = { websiteId: session.websiteId, itemId: item.id }
  await session.write(removeAll, given)
  if (!item.event || item.trashedAtMs !== null) return
  for (const { startAtMs, endAtMs } of occurrencesOf(item.event))
    await session.write(insert, { ...given, collectionId: item.collectionId, startAtMs, endAtMs })
}

/** Forgets when an event takes place. */
export async function removeOccurrences(session: Session, itemId: string): Promise<void> {
  await session.write(removeAll, { websiteId: session.websiteId, itemId })
}

interface GivenItem {
  readonly websiteId: string
  readonly itemId: string
}

const removeAll = statement((db, given: GivenItem) =>
  db
    .deleteFrom('event_occurrences')
    .where('website_id', '=', given.websiteId)
    .where('item_id', '=', given.itemId),
)

interface GivenOccurrence extends GivenItem {
  readonly collectionId: string
  readonly startAtMs: number
  readonly endAtMs: number
}

const insert = statement((db, given: GivenOccurrence) =>
  db.insertInto('event_occurrences').values({
    website_id: given.websiteId,
    collection_id: given.collectionId,
    starts_at_ms: given.startAtMs,
    item_id: given.itemId,
    ends_at_ms: given.endAtMs,
  }),
)

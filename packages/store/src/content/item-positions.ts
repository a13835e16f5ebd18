import type { ContentItem } from '@vitrine/domain/content/item'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { type ListStart, termBlocks } from '../engine/term-blocks.ts'
import { everyTerm, type TermKey, termKey } from './item-lists-by-term.ts'

const blocks = termBlocks('item_term_blocks')

interface GivenMoments extends TermKey {
  readonly upToMs: number
  readonly fromMs: number
}

/** Where the row with a number, from 0, stands in a list in its owner's order, among what was published in a period of time. */
export async function placeOfRow(
  session: Session,
  { websiteId, collectionId, kind, term, upToMs, fromMs }: GivenMoments,
  offset: number,
): Promise<ListStart> {
  // A list of a month is passed over row by row: what lies outside of the month would be the most of it.
  if (offset === 0 || fromMs > 0) return { position: 0, skip: offset }
  const list = { websiteId, collectionId, kind, term }
  return blocks.startOf(session, list, offset, await waitingPositions(session, list, upToMs))
}

/** How many visible items come before one in the owner's order of its collection. */
export async function rankOfItem(session: Session, item: ContentItem, upToMs: number): Promise<number> {
  const list = termKey(session, item.collectionId, everyTerm)
  const hidden = await waitingPositions(session, list, upToMs)
  const { fromPosition, total } = await blocks.before(session, list, item.position, hidden)
  const given = { ...list, upToMs, fromPosition, position: item.position, itemId: item.id }
  return total + ((await session.first(countBetween, given))?.total ?? 0)
}

/** Those that wait for their moment are few. */
async function waitingPositions(session: Session, list: TermKey, upToMs: number): Promise<readonly number[]> {
  return (await session.all(waiting, { ...list, upToMs })).map(({ position }) => position)
}

const waiting = statement((db, given: TermKey & { readonly upToMs: number }) =>
  db
    .selectFrom('item_terms')
    .select('position')
    .where('website_id', '=', given.websiteId)
    .where('collection_id', '=', given.collectionId)
    .where('kind', '=', given.kind)
    .where('term', '=', given.term)
    .where('published_at_ms', '>', given.upToMs),
)

interface GivenRank extends TermKey {
  readonly upToMs: number
  readonly fromPosition: number
  readonly position: number
  readonly itemId: string
}

const countBetween = statement((db, given: GivenRank) =>
  db
    .selectFrom('item_terms')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('website_id', '=', given.websiteId)
    .where('collection_id', '=', given.collectionId)
    .where('kind', '=', given.kind)
    .where('term', '=', given.term)
    .where('published_at_ms', '<=', given.upToMs)
    .where('position', '>=', given.fromPosition)
    .where('position', '<=', given.position)
    .where((row) => row.or([row('position', '<', given.position), row('item_id', '<', given.itemId)])),
)

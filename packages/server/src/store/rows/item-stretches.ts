import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { Stretch, StretchQuery } from '../items.ts'
import { everyTerm, type GivenWay, givenWay } from './item-ways.ts'

/** Stretches of time with items, the newest first: a look into the index for each, and none for those without. */
export async function listStretches(
  session: Session,
  { collectionId, publishedBeforeMs, limit, boundsOf }: StretchQuery,
): Promise<readonly Stretch[]> {
  const list = givenWay(session, collectionId, everyTerm)
  const stretches: Stretch[] = []
  // Nothing lies between the present and itself: this asks for the newest only.
  const after = publishedBeforeMs + 1
  let newestMs = (await session.first(stretch, { ...list, fromMs: after, upToMs: after }))?.before ?? null
  while (newestMs !== null && stretches.length < limit) {
    const { fromMs, toMs } = boundsOf(Number(newestMs))
    const upToMs = Math.min(toMs - 1, publishedBeforeMs)
    const row = await session.first(stretch, { ...list, fromMs, upToMs })
    stretches.push({ fromMs, total: row?.total ?? 0 })
    newestMs = row?.before ?? null
  }
  return stretches
}

/** How many items a stretch has, and when the last one before it was published. */
const stretch = statement((db, given: GivenWay & { readonly fromMs: number; readonly upToMs: number }) =>
  db
    .selectFrom('item_terms')
    .select((row) => row.fn.countAll<number>().as('total'))
    .select((row) =>
      row
        .selectFrom('item_terms as earlier')
        .select((last) => last.fn.max('earlier.published_at_ms').as('before'))
        .where('earlier.website_id', '=', given.websiteId)
        .where('earlier.collection_id', '=', given.collectionId)
        .where('earlier.kind', '=', given.kind)
        .where('earlier.term', '=', given.term)
        .where('earlier.published_at_ms', '<', given.fromMs)
        .as('before'),
    )
    .where('website_id', '=', given.websiteId)
    .where('collection_id', '=', given.collectionId)
    .where('kind', '=', given.kind)
    .where('term', '=', given.term)
    .where('published_at_ms', '>=', given.fromMs)
    .where('published_at_ms', '<=', given.upToMs),
)

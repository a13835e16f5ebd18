import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { everyTerm, type TermKey, termKey } from './item-lists-by-term.ts'
import type { PeriodCount, PeriodQuery } from './items.ts'

/** Periods that are counted by one query: a year of months. */
const atOnce = 12

/** Periods of time with items, the newest first: a look into the index for each dozen, and none for those without. */
export async function listPeriods(
  session: Session,
  { collectionId, publishedBeforeMs, limit, boundsOf }: PeriodQuery,
): Promise<readonly PeriodCount[]> {
  const list = termKey(session, collectionId, everyTerm)
  const periods: PeriodCount[] = []
  let endMs = publishedBeforeMs + 1
  while (periods.length < limit) {
    const newest = await session.first(newestBefore, { ...list, endMs })
    if (newest === undefined) break
    const starts = startsBack(Number(newest.published_at_ms), boundsOf)
    const totals = await session.first(countBetween, { ...list, ...boundaries(endMs, starts) })
    for (const [index, fromMs] of starts.entries()) {
      const total = Number(totals?.[`total${index}`] ?? 0)
      if (total > 0) periods.push({ fromMs, total })
    }
    endMs = starts.at(-1) ?? 0
  }
  return periods.slice(0, limit)
}

/** Where the period of a moment begins, and each of those before it. */
function startsBack(atMs: number, boundsOf: PeriodQuery['boundsOf']): readonly number[] {
  const starts = [boundsOf(atMs).fromMs]
  while (starts.length < atOnce) starts.push(boundsOf((starts.at(-1) ?? 0) - 1).fromMs)
  return starts
}

type Boundaries = { readonly [name: `at${number}`]: number }

function boundaries(endMs: number, starts: readonly number[]): Boundaries {
  return Object.fromEntries([endMs, ...starts].map((ms, index) => [`at${index}`, ms]))
}

const newestBefore = statement((db, given: TermKey & { readonly endMs: number }) =>
  db
    .selectFrom('item_terms')
    .select('published_at_ms')
    .where('website_id', '=', given.websiteId)
    .where('collection_id', '=', given.collectionId)
    .where('kind', '=', given.kind)
    .where('term', '=', given.term)
    .where('published_at_ms', '<', given.endMs)
    .orderBy('published_at_ms', 'desc')
    .limit(1),
)

const countBetween = statement((db, given: TermKey & Boundaries) =>
  db
    .selectFrom('item_terms')
    .select((row) =>
      Array.from({ length: atOnce }, (_, index) => {
        const isInside = row.and([
          row('published_at_ms', '<', given[`at${index}`] ?? 0),
          row('published_at_ms', '>=', given[`at${index + 1}`] ?? 0),
        ])
        const one = row.case().when(isInside).then(row.lit(1)).else(row.lit(0)).end()
        return row.fn.sum<number | null>(one).as(`total${index}`)
      }),
    )
    .where('website_id', '=', given.websiteId)
    .where('collection_id', '=', given.collectionId)
    .where('kind', '=', given.kind)
    .where('term', '=', given.term)
    .where('published_at_ms', '<', given.at0 ?? 0)
    .where('published_at_ms', '>=', given[`at${atOnce}`] ?? 0),
)

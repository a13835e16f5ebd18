import type { Session } from '../engine/session.ts'

/** Lists know how long they are. */
export async function proveLists(session: Session): Promise<readonly string[]> {
  const counted = await session.query((db) =>
    db
      .selectFrom('product_term_counts as known')
      .select(['known.collection_id', 'known.kind', 'known.term', 'known.total'])
      .select((row) =>
        row
          .selectFrom('product_terms as used')
          .select((each) => each.fn.countAll<number>().as('count'))
          .whereRef('used.website_id', '=', 'known.website_id')
          .whereRef('used.collection_id', '=', 'known.collection_id')
          .whereRef('used.kind', '=', 'known.kind')
          .whereRef('used.term', '=', 'known.term')
          .as('count'),
      )
      .where('known.website_id', '=', session.websiteId),
  )
  return counted
    .filter((row) => row.total !== row.count)
    .map(
      (row) =>
        `collection ${row.collection_id} counts ${row.total} products of ${row.kind} '${row.term}', but has ${row.count}.`,
    )
}

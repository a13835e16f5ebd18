import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'

/** Positions that are counted together. A page is found by a look at the counts and at no more rows than a block has. */
const blockSize = 256

/** The list that a term leads to. */
interface GivenList {
  readonly websiteId: string
  readonly collectionId: string
  readonly kind: string
  readonly term: string
}

/** Where to begin to read a list: from a position on, passing over some rows. */
export interface ListStart {
  readonly position: number
  readonly skip: number
}

/** Where the row with a number, from 0, stands in a list of products. */
export async function startOf(session: Session, given: GivenList, offset: number): Promise<ListStart> {
  let skip = offset
  if (skip === 0) return { position: 0, skip }
  for (const { block, total } of await session.all(blocksOfList, given)) {
    if (skip < total) return { position: block * blockSize, skip }
    skip -= total
  }
  return { position: Number.MAX_SAFE_INTEGER, skip: 0 }
}

/** Counts one product more or less at a position of a list. */
export async function countInBlock(
  session: Session,
  { position, ...list }: GivenList & { readonly position: number },
  by: 1 | -1,
): Promise<void> {
  const given = { ...list, block: Math.floor(position / blockSize) }
  await session.change(by > 0 ? countOneMore : countOneLess, given)
}

const blocksOfList = statement((db, given: GivenList) =>
  db
    .selectFrom('product_term_blocks')
    .select(['block', 'total'])
    .where('website_id', '=', given.websiteId)
    .where('collection_id', '=', given.collectionId)
    .where('kind', '=', given.kind)
    .where('term', '=', given.term)
    .orderBy('block'),
)

type GivenBlock = GivenList & { readonly block: number }

const countOneMore = statement((db, given: GivenBlock) =>
  db
    .insertInto('product_term_blocks')
    .values({
      website_id: given.websiteId,
      collection_id: given.collectionId,
      kind: given.kind,
      term: given.term,
      block: given.block,
      total: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'collection_id', 'kind', 'term', 'block'])
        .doUpdateSet((column) => ({ total: column('product_term_blocks.total', '+', 1) })),
    ),
)

const countOneLess = statement((db, given: GivenBlock) =>
  db
    .updateTable('product_term_blocks')
    .set((column) => ({ total: column('total', '-', 1) }))
    .where('website_id', '=', given.websiteId)
    .where('collection_id', '=', given.collectionId)
    .where('kind', '=', given.kind)
    .where('term', '=', given.term)
    .where('block', '=', given.block),
)

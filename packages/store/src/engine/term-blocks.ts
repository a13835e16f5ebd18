import { sql } from 'kysely'
import type { Session } from './session.ts'
import { type Statement, statement } from './statement.ts'

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

/** The counts of the lists of products, or of items, by blocks of positions. */
export interface TermBlocks {
  /** Where the row with a number, from 0, stands in a list; `hidden` are the positions of rows that the reader does not see. */
  startOf(session: Session, list: GivenList, offset: number, hidden?: readonly number[]): Promise<ListStart>
  /** Where the block of a position begins, and how many rows are in those before it. */
  before(
    session: Session,
    list: GivenList,
    position: number,
    hidden: readonly number[],
  ): Promise<{ readonly fromPosition: number; readonly total: number }>
  /** Counts one row more or less at a position of a list. */
  count(session: Session, at: GivenList & { readonly position: number }, by: 1 | -1): Promise<void>
}

/** The blocks that a table counts. */
export function termBlocks(table: 'product_term_blocks' | 'item_term_blocks'): TermBlocks {
  const statements = statementsOf(table)
  const read = async (session: Session, list: GivenList, hidden: readonly number[]) => {
    const unseen = new Map<number, number>()
    for (const position of hidden) unseen.set(blockOf(position), (unseen.get(blockOf(position)) ?? 0) + 1)
    const blocks = await session.all(statements.blocksOfList, list)
    return blocks.map(({ block, total }) => ({ block, total: total - (unseen.get(block) ?? 0) }))
  }
  return {
    async startOf(session, list, offset, hidden = []) {
      let skip = offset
      if (skip === 0) return { position: 0, skip }
      for (const { block, total } of await read(session, list, hidden)) {
        if (skip < total) return { position: block * blockSize, skip }
        skip -= total
      }
      return { position: Number.MAX_SAFE_INTEGER, skip: 0 }
    },
    async before(session, list, position, hidden) {
      const own = blockOf(position)
      const blocks = (await read(session, list, hidden)).filter(({ block }) => block < own)
      return {
        fromPosition: own * blockSize,
        total: blocks.reduce((sum, { total }) => sum + total, 0),
      }
    },
    async count(session, { position, ...list }, by) {
      const given = { ...list, block: blockOf(position) }
      await session.write(by > 0 ? statements.countOneMore : statements.countOneLess, given)
    },
  }
}

function blockOf(position: number): number {
  return Math.floor(position / blockSize)
}

type GivenBlock = GivenList & { readonly block: number }

interface BlockStatements {
  readonly blocksOfList: Statement<GivenList, { readonly block: number; readonly total: number }>
  readonly countOneMore: Statement<GivenBlock, unknown>
  readonly countOneLess: Statement<GivenBlock, unknown>
}

function statementsOf(table: 'product_term_blocks' | 'item_term_blocks'): BlockStatements {
  return {
    blocksOfList: statement((db, given: GivenList) =>
      db
        .selectFrom(table)
        .select(['block', 'total'])
        .where('website_id', '=', given.websiteId)
        .where('collection_id', '=', given.collectionId)
        .where('kind', '=', given.kind)
        .where('term', '=', given.term)
        .orderBy('block'),
    ),
    countOneMore: statement((db, given: GivenBlock) =>
      db
        .insertInto(table)
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
            .doUpdateSet({ total: sql<number>`${sql.ref(`${table}.total`)} + 1` }),
        ),
    ),
    countOneLess: statement((db, given: GivenBlock) =>
      db
        .updateTable(table)
        .set({ total: sql<number>`total - 1` })
        .where('website_id', '=', given.websiteId)
        .where('collection_id', '=', given.collectionId)
        .where('kind', '=', given.kind)
        .where('term', '=', given.term)
        .where('block', '=', given.block),
    ),
  }
}

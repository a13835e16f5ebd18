import { sql } from 'kysely'
import type { Mentions } from '../documents/mention-of.ts'
import { listQuery } from '../engine/list-query.ts'
import { lockRows } from '../engine/locking.ts'
import { statement } from '../engine/statement.ts'

interface GivenId {
  readonly websiteId: string
  readonly id: string
}

/** A draft as a row. */
export interface GivenProposal extends GivenId {
  readonly email: string
  readonly document: string
}

export const find = statement((db, given: GivenId) =>
  db
    .selectFrom('proposals')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

export const lock = statement((db, given: GivenId, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('proposals')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

export const findMany = listQuery((db, websiteId, ids) =>
  db.selectFrom('proposals').select('document').where('website_id', '=', websiteId).where('id', 'in', ids),
)

/** Adds one, and replaces none. */
export const add = statement((db, given: GivenProposal) =>
  db
    .insertInto('proposals')
    .values(rowOf(given))
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doNothing()),
)

export const save = statement((db, given: GivenProposal) =>
  db
    .insertInto('proposals')
    .values(rowOf(given))
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'id']).doUpdateSet({ email: given.email, document: given.document }),
    ),
)

function rowOf({ websiteId, id, email, document }: GivenProposal) {
  return { website_id: websiteId, id, email, document }
}

export const remove = statement((db, given: GivenId) =>
  db.deleteFrom('proposals').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

export const listOfEmail = statement((db, given: { websiteId: string; email: string }) =>
  db
    .selectFrom('proposals')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('email', '=', given.email)
    .orderBy('id'),
)

export const listNaming = statement((db, given: Mentions & { readonly websiteId: string }) =>
  db
    .selectFrom('proposals')
    .select(['id', 'document'])
    .where('website_id', '=', given.websiteId)
    .where(({ or, eb }) =>
      or([given.mention, given.otherMention].map((each) => eb(sql<string>`lower(document)`, 'like', each))),
    ),
)

export const listNext = statement((db, given: { websiteId: string; afterId: string; limit: number }) =>
  db
    .selectFrom('proposals')
    .select(['id', 'document'])
    .where('website_id', '=', given.websiteId)
    .where('id', '>', given.afterId)
    .orderBy('id')
    .limit(given.limit),
)

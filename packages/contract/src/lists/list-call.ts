import type { ListDescription } from '@vitrine/domain/lists/list-description'
import { type Static, type TSchema, Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { csvFile, shortText } from '../schemas.ts'

/** Conditions as in the address: `stock:lt:5~visible:is:yes`; what they may say is in the list's description. */
const conditionsText = Type.String({ maxLength: 4_000 })

/** What is shown of a list, as in the address of its screen. */
export const listView = {
  /** Words to search for. */
  q: Type.Optional(shortText),
  f: Type.Optional(conditionsText),
  /** The key of a sortable column; a leading `-` runs from the greatest. */
  sort: Type.Optional(Type.String({ maxLength: 60 })),
}

/** Where a page of a list begins: behind or before a row that the list gave out. */
export const listPlace = {
  /** `next` of the page before. */
  after: Type.Optional(Type.String({ maxLength: 1_000 })),
  /** `previous` of the page behind. */
  before: Type.Optional(Type.String({ maxLength: 1_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
}

/** How many rows there are; counted up to 10,000. */
export const listTotal = Type.Object({ count: Type.Integer(), isMore: Type.Boolean() })

/** Where a neighbouring page is; null: there is none. */
export const placeOrNull = Type.Union([Type.String(), Type.Null()])

/** A list's call: its rows by cursor; 400 with words when the description has no such filter, operator, value or sort. */
export function defineListCall<Row extends TSchema, Path extends string>({
  list,
  path,
  policy,
  row,
  name,
}: {
  readonly list: ListDescription
  readonly path: Path
  readonly policy: OwnerPolicy
  readonly row: Row
  readonly name: string
}) {
  return {
    list,
    ...defineCall({
      name,
      method: 'GET',
      path,
      policy,
      query: Type.Object({ ...listView, ...listPlace }),
      reply: Type.Object({
        rows: Type.Array(row),
        next: placeOrNull,
        previous: placeOrNull,
        total: listTotal,
      }),
    }),
  }
}

/**
 * A list as a file: all rows that a view shows, in its order, with the columns of `cols` or those that are shown at first. UTF-8 with a
 * byte order mark, RFC 4180; moments by the site's clock, amounts with a point. What a spreadsheet would take for a formula begins with '.
 */
export function defineListFile<Path extends string>({
  path,
  policy,
  name,
}: {
  readonly path: Path
  readonly policy: OwnerPolicy
  readonly name: string
}) {
  return defineCall({
    name,
    method: 'GET',
    path,
    policy,
    /** Keys of columns, divided by commas; `all` for every one. */
    query: Type.Object({ ...listView, cols: Type.Optional(Type.String({ maxLength: 2_000 })) }),
    reply: csvFile,
  })
}

const listQuery = Type.Object({ ...listView, ...listPlace })

/** What a list's call is asked. */
export type ListQuery = Static<typeof listQuery>

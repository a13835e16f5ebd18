import { sql } from 'kysely'
import type { Session } from '../engine/session.ts'
import { type Statement, statement } from '../engine/statement.ts'

/** Rows that are taken away at once. */
const rowsAtOnce = 5_000

/** Takes away a part of the index of a language; returns whether there may be more of it. */
export async function dropIndex(session: Session, language: string): Promise<boolean> {
  const given = { websiteId: session.websiteId, language }
  for (const drop of drops) if ((await session.change(drop, given)) > 0) return true
  await session.write(dropState, given)
  return false
}

interface Given {
  readonly websiteId: string
  readonly language: string
}

/** Takes away what comes first by a column. */
function dropFirst(
  table: 'search_postings' | 'search_words' | 'search_slips' | 'search_documents',
  column: string,
): Statement<Given, unknown> {
  return statement((db, given: Given) => {
    const isOurs = sql`website_id = ${given.websiteId} and language = ${given.language}`
    const name = sql.ref(column)
    return {
      compile: () =>
        sql`delete from ${sql.table(table)} where ${isOurs} and ${name} <= (select max(${name}) from
          (select ${name} from ${sql.table(table)} where ${isOurs} order by ${name} limit ${sql.lit(rowsAtOnce)}) as first)`.compile(
          db,
        ),
    }
  })
}

const drops = [
  dropFirst('search_postings', 'word'),
  dropFirst('search_slips', 'slip'),
  dropFirst('search_words', 'word'),
  dropFirst('search_documents', 'number'),
]

const dropState = statement((db, given: Given) =>
  db
    .deleteFrom('search_states')
    .where('website_id', '=', given.websiteId)
    .where('language', '=', given.language),
)

import { sql } from 'kysely'
import type { Session } from '../../engine/session.ts'
import { statement } from '../../engine/statement.ts'

/** Writes down rows that wait; those that are there stay as they are. */
export async function addBulkRows(session: Session, actId: string, rowIds: readonly string[]): Promise<void> {
  const { websiteId } = session
  for (let from = 0; from < rowIds.length; from += rowsAtOnce) {
    const ids = JSON.stringify(rowIds.slice(from, from + rowsAtOnce).map(plainId))
    await session.write(addRows, { websiteId, actId, ids })
  }
}

const rowsAtOnce = 1_000

/** PostgreSQL reads no JSON with half a character, or none; an id with one belongs to nothing. */
const plainId = (id: string) => id.toWellFormed().replaceAll('\u0000', '\uFFFD')

const addRows = statement((_db, given: { websiteId: string; actId: string; ids: string }, engine) => {
  const ids =
    engine === 'sqlite'
      ? sql`json_each(${given.ids})`
      : sql`json_array_elements_text(cast(${given.ids} as json))`
  return {
    compile: () =>
      sql`insert into bulk_act_rows (website_id, act_id, row_id, outcome, row_name, message, before_image)
        select cast(${given.websiteId} as text), cast(${given.actId} as text), value, 'waiting', '', '', null
        from ${ids} where true on conflict do nothing`.compile(_db),
  }
})

/** How many rows an act has. */
export const countBulkRows = statement((db, given: { websiteId: string; actId: string }) =>
  db
    .selectFrom('bulk_act_rows')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('website_id', '=', given.websiteId)
    .where('act_id', '=', given.actId),
)

/** The first rows of an outcome. */
export const bulkRowsOf = statement(
  (db, given: { websiteId: string; actId: string; outcome: string; limit: number }) =>
    db
      .selectFrom('bulk_act_rows')
      .select(['row_id', 'row_name', 'message', 'before_image'])
      .where('website_id', '=', given.websiteId)
      .where('act_id', '=', given.actId)
      .where('outcome', '=', given.outcome)
      .orderBy('row_id')
      .limit(given.limit),
)

interface GivenRow {
  readonly websiteId: string
  readonly actId: string
  readonly rowId: string
  readonly outcome: string
  readonly rowName: string
  readonly message: string
  readonly before: string | null
}

/** Keeps what came of a row. */
export const saveBulkRow = statement((db, given: GivenRow) =>
  db
    .updateTable('bulk_act_rows')
    .set({
      outcome: given.outcome,
      row_name: given.rowName,
      message: given.message,
      before_image: given.before,
    })
    .where('website_id', '=', given.websiteId)
    .where('act_id', '=', given.actId)
    .where('row_id', '=', given.rowId),
)

/** Removes the oldest act that began before a moment, or some of its rows first. */
export async function removeOldBulkActs(session: Session, beforeMs: number): Promise<number> {
  const { websiteId } = session
  const oldest = await session.first(oldestAct, { websiteId, beforeMs })
  if (!oldest) return 0
  const removed = await session.change(removeRows, { websiteId, actId: oldest.id, limit: rowsAtOnce })
  return removed > 0 ? removed : session.change(removeAct, { websiteId, id: oldest.id })
}

const oldestAct = statement((db, given: { websiteId: string; beforeMs: number }) =>
  db
    .selectFrom('bulk_acts')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('created_at_ms', '<', given.beforeMs)
    .orderBy('created_at_ms')
    .limit(1),
)

const removeRows = statement((db, given: { websiteId: string; actId: string; limit: number }) =>
  db
    .deleteFrom('bulk_act_rows')
    .where('website_id', '=', given.websiteId)
    .where('act_id', '=', given.actId)
    .where('row_id', 'in', (rows) =>
      rows
        .selectFrom('bulk_act_rows')
        .select('row_id')
        .where('website_id', '=', given.websiteId)
        .where('act_id', '=', given.actId)
        .limit(given.limit),
    ),
)

const removeAct = statement((db, given: { websiteId: string; id: string }) =>
  db.deleteFrom('bulk_acts').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

/** Rows of acts that began up to a moment. */
interface RowsUntil {
  readonly websiteId: string
  readonly untilMs: number
}

/** Rows in whose name some text may stand, in small letters: who asks looks at which. */
export const bulkRowsNaming = statement((db, given: RowsUntil & { pattern: string }) =>
  db
    .selectFrom('bulk_act_rows')
    .select(['row_id', 'row_name'])
    .where('website_id', '=', given.websiteId)
    .where('act_id', 'in', (acts) =>
      acts
        .selectFrom('bulk_acts')
        .select('id')
        .where('website_id', '=', given.websiteId)
        .where('created_at_ms', '<=', given.untilMs),
    )
    .where((row) => row(row.fn<string>('lower', ['row_name']), 'like', given.pattern)),
)

/** Leaves out what a row is called. */
export const forgetBulkRow = statement((db, given: RowsUntil & { rowId: string }) =>
  db
    .updateTable('bulk_act_rows')
    .set({ row_name: '' })
    .where('website_id', '=', given.websiteId)
    .where('act_id', 'in', (acts) =>
      acts
        .selectFrom('bulk_acts')
        .select('id')
        .where('website_id', '=', given.websiteId)
        .where('created_at_ms', '<=', given.untilMs),
    )
    .where('row_id', '=', given.rowId),
)

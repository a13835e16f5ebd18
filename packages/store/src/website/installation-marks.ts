import type { Database } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'

/** Writes a mark of the installation down unless it has one; returns the one that stands. */
export function claimMark(database: Database, name: string, value: string): Promise<string> {
  return database.transaction('', async (session) => {
    await session.change(insertMark, { name, value })
    return (await session.first(findMark, { name }))?.value ?? value
  })
}

const insertMark = statement((db, given: { name: string; value: string }) =>
  db
    .insertInto('installation_marks')
    .values({ website_id: '', name: given.name, value: given.value })
    .onConflict((conflict) => conflict.columns(['website_id', 'name']).doNothing()),
)

const findMark = statement((db, given: { name: string }) =>
  db
    .selectFrom('installation_marks')
    .select('value')
    .where('website_id', '=', '')
    .where('name', '=', given.name),
)

import type { Database } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'

/** Writes a mark of the installation down unless it has one; returns the one that stands. */
export function claimMark(database: Database, name: string, value: string): Promise<string> {
  return database.transaction('', async (session) => {
    await session.write(insertMark, { name, value })
    return (await session.first(selectMark, { name }))?.value ?? value
  })
}

/** The mark of the installation that stands under a name. */
export async function findMark(database: Database, name: string): Promise<string | undefined> {
  return (await database.outside('').first(selectMark, { name }))?.value
}

/** Writes a mark of the installation again. */
export async function writeMark(database: Database, name: string, value: string): Promise<void> {
  await database.transaction('', (session) => session.change(replaceMark, { name, value }))
}

/** Writes a mark of the installation again; returns the one that stood before. */
export function exchangeMark(database: Database, name: string, value: string): Promise<string | undefined> {
  return database.transaction('', async (session) => {
    const former = await session.first(selectMark, { name })
    await session.change(replaceMark, { name, value })
    return former?.value
  })
}

const replaceMark = statement((db, given: { name: string; value: string }) =>
  db
    .insertInto('installation_marks')
    .values({ website_id: '', name: given.name, value: given.value })
    .onConflict((conflict) => conflict.columns(['website_id', 'name']).doUpdateSet({ value: given.value })),
)

const insertMark = statement((db, given: { name: string; value: string }) =>
  db
    .insertInto('installation_marks')
    .values({ website_id: '', name: given.name, value: given.value })
    .onConflict((conflict) => conflict.columns(['website_id', 'name']).doNothing()),
)

const selectMark = statement((db, given: { name: string }) =>
  db
    .selectFrom('installation_marks')
    .select('value')
    .where('website_id', '=', '')
    .where('name', '=', given.name),
)

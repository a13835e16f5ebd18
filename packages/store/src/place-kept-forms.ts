import { layoutRows } from './content/layout-rows.ts'
import type { Database } from './engine/session.ts'
import { statement } from './engine/statement.ts'
import { placeForms } from './forms/place-forms.ts'
import { findMark, writeMark } from './website/installation-marks.ts'

/** The mark of an installation whose layouts were all looked through. */
export const mark = 'forms of layouts'

/** Writes down, once, the forms that stand in layouts that were saved before forms were kept. */
export async function placeKeptForms(database: Database): Promise<void> {
  if ((await findMark(database, mark)) !== undefined) return
  for (const { website_id } of await database.outside('').all(websites, {})) {
    await database.transaction(website_id, async (session) => {
      const layouts = layoutRows(session)
      for (const owner of await layouts.owners()) {
        const stored = await layouts.find(owner)
        if (stored) await placeForms(session, owner, stored)
      }
    })
  }
  await writeMark(database, mark, '1')
}

const websites = statement((db, _given: Readonly<Record<never, string>>) =>
  db.selectFrom('websites').select('website_id').orderBy('website_id'),
)

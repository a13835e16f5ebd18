import { sql } from 'kysely'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'

/** Which day's acts a site had, whichever server did them. */
export interface DayRecords {
  /** Begins the acts of a day, counted from 1970; false where they were begun. */
  begin(day: number): Promise<boolean>
}

/** The day as one of the counters of the site. */
export function dayRows(session: Session): DayRecords {
  const { websiteId } = session
  return {
    begin: (day) =>
      session.atomically(async (inside) => (await inside.change(begin, { websiteId, day })) === 1),
  }
}

/** Another day, and not a later one: a clock that was ahead for a while ends no acts. */
const begin = statement((db, given: { websiteId: string; day: number }) =>
  db
    .insertInto('counters')
    .values({ website_id: given.websiteId, name: sql.lit('day-of-acts'), value: given.day })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'name'])
        .doUpdateSet({ value: given.day })
        .where('counters.value', '<>', given.day),
    ),
)

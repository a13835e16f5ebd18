import type { Session } from '../engine/session.ts'
import { siteTables } from './site-tables.ts'

/** Removes every row of a website; within its transaction. */
export async function removeEverything(session: Session): Promise<void> {
  for (const name of siteTables) {
    await session.query((db) => db.deleteFrom(name).where('website_id', '=', session.websiteId))
  }
}

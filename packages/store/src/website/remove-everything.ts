import type { Session } from '../engine/session.ts'
import { markRemoved, raiseChanges } from './site-marks.ts'
import { lockSite } from './site-rows.ts'
import { findSite } from './site-statements.ts'
import { siteTables } from './site-tables.ts'

/**
 * Removes a site with all that is stored of it; within its transaction. What takes long of that comes before the site and the directory are locked, so
 * that other sites can be changed meanwhile; what was written of this one in the meantime goes last.
 */
export async function removeSite(session: Session): Promise<'done' | 'not-there'> {
  const { websiteId } = session
  if (!(await session.first(findSite, { websiteId }))) return 'not-there'
  await removeRows(session, rowsBeside)
  await raiseChanges(session)
  if (!(await session.first(lockSite, { websiteId }))) return 'not-there'
  await removeEverything(session)
  await markRemoved(session, websiteId)
  return 'done'
}

/** Removes every row of a website; within its transaction. */
export async function removeEverything(session: Session): Promise<void> {
  await removeRows(session, siteTables)
}

/** Where a site has rows beside its own and those of its hosts. */
const rowsBeside = siteTables.filter((name) => name !== 'websites' && name !== 'site_hosts')

async function removeRows(session: Session, tables: typeof siteTables): Promise<void> {
  for (const name of tables) {
    await session.query((db) => db.deleteFrom(name).where('website_id', '=', session.websiteId))
  }
}

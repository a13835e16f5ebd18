import { HeldRows } from '../engine/held-rows.ts'
import { keepRows, lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { Tell } from '../engine/tell.ts'
import { saveUses } from '../media/media-uses.ts'
import { readSite, siteColumns } from './site-document.ts'
import { saveHosts } from './site-hosts.ts'
import type { SiteRecord } from './site-record.ts'
import { saveSite, writtenSite } from './site-statements.ts'

/** The website's own row: its settings as a document, its revision as a column. */
export function siteRow(session: Session, { tell }: { readonly tell: Tell }): SiteRecord {
  const { websiteId } = session
  const held = new HeldRows(session, 'website')
  const readBy = async (asked: typeof findRow) => {
    const row = await session.first(asked, { websiteId })
    if (!row) throw new Error(`There is no website ${websiteId}`)
    return readSite(websiteId, row)
  }
  return {
    read: () => readBy(findRow),

    lock: async () => {
      const site = await readBy(lockSite)
      held.hold(websiteId)
      return site
    },

    save: async (site) => {
      held.demand(websiteId)
      const given = writtenSite(websiteId, site)
      await session.atomically(async (inside) => {
        await inside.write(saveSite, given)
        // Whoever changes them: the hosts by which a site is found are those of its settings.
        await saveHosts(inside, site)
        await saveUses(inside, { kind: 'site', id: '' }, given.document)
      })
      tell('revision-raised')
    },

    raiseRevision: async () => {
      const raised = await session.atomically(async (inside) => {
        await inside.write(raiseRevision, { websiteId })
        return (await inside.first(readRevision, { websiteId }))?.revision ?? 0
      })
      tell('revision-raised')
      return raised
    },

    revision: async () => (await session.first(readRevision, { websiteId }))?.revision ?? 0,

    stay: async () => (await session.first(keepSite, { websiteId })) !== undefined,
  }
}

const findRow = statement((db, given: { websiteId: string }) =>
  db.selectFrom('websites').select(siteColumns).where('website_id', '=', given.websiteId),
)

/** The row of a site, locked until the end of the transaction. */
export const lockSite = statement((db, given: { websiteId: string }, engine) =>
  lockRows(engine, db.selectFrom('websites').select(siteColumns).where('website_id', '=', given.websiteId)),
)

const keepSite = statement((db, given: { websiteId: string }, engine) =>
  keepRows(engine, db.selectFrom('websites').select('website_id').where('website_id', '=', given.websiteId)),
)

const raiseRevision = statement((db, given: { websiteId: string }) =>
  db
    .updateTable('websites')
    .set((column) => ({ revision: column('revision', '+', 1) }))
    .where('website_id', '=', given.websiteId),
)

const readRevision = statement((db, given: { websiteId: string }) =>
  db.selectFrom('websites').select('revision').where('website_id', '=', given.websiteId),
)

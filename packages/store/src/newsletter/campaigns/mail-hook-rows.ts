import type { Session } from '../../engine/session.ts'
import { statement } from '../../engine/statement.ts'
import type { MailHook, MailHookRecords } from './campaigns.ts'

/** The keys of mail services, one for each. */
export function mailHookRows(session: Session): MailHookRecords {
  const { websiteId } = session
  return {
    list: async () => (await session.all(all, { websiteId })).map(hookOf),
    find: async (format) => {
      const row = await session.first(find, { websiteId, format })
      return row && hookOf(row)
    },
    save: (hook) =>
      session.atomically(async (inside) => {
        await inside.write(save, { websiteId, ...hook })
      }),
    remove: (format) =>
      session.atomically(async (inside) => {
        await inside.write(remove, { websiteId, format })
      }),
  }
}

function hookOf(row: {
  readonly format: string
  readonly sealed: string
  readonly updated_at_ms: number
}): MailHook {
  return { format: row.format, sealed: row.sealed, updatedAtMs: Number(row.updated_at_ms) }
}

interface GivenFormat {
  readonly websiteId: string
  readonly format: string
}

const all = statement((db, given: { readonly websiteId: string }) =>
  db
    .selectFrom('mail_hooks')
    .select(['format', 'sealed', 'updated_at_ms'])
    .where('website_id', '=', given.websiteId),
)

const find = statement((db, given: GivenFormat) =>
  db
    .selectFrom('mail_hooks')
    .select(['format', 'sealed', 'updated_at_ms'])
    .where('website_id', '=', given.websiteId)
    .where('format', '=', given.format),
)

const save = statement((db, given: GivenFormat & { readonly sealed: string; readonly updatedAtMs: number }) =>
  db
    .insertInto('mail_hooks')
    .values({
      website_id: given.websiteId,
      format: given.format,
      sealed: given.sealed,
      updated_at_ms: given.updatedAtMs,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'format'])
        .doUpdateSet({ sealed: given.sealed, updated_at_ms: given.updatedAtMs }),
    ),
)

const remove = statement((db, given: GivenFormat) =>
  db.deleteFrom('mail_hooks').where('website_id', '=', given.websiteId).where('format', '=', given.format),
)

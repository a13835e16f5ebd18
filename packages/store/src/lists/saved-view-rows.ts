import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { SavedView, SavedViewRecords } from './saved-views.ts'

/** Saved views, a row each. */
export function savedViewRows(session: Session): SavedViewRecords {
  const { websiteId } = session
  return {
    list: async (list, accountId) => {
      const rows = await session.all(ofList, { websiteId, list, accountId })
      return rows.map(viewOf)
    },
    find: async (id) => {
      const row = await session.first(byId, { websiteId, id })
      return row && viewOf(row)
    },
    countOwn: async (list, accountId) =>
      Number((await session.first(countOwn, { websiteId, list, accountId }))?.total ?? 0),
    save: (view) =>
      session.atomically(async (inside) => {
        await inside.write(save, { websiteId, ...view, isShared: view.isShared ? 1 : 0 })
      }),
    remove: (id) =>
      session.atomically(async (inside) => {
        await inside.write(remove, { websiteId, id })
      }),
  }
}

type ViewRow = {
  readonly id: string
  readonly list: string
  readonly account_id: string
  readonly name: string
  readonly query: string
  readonly is_shared: number
  readonly created_at_ms: number
}

const viewOf = ({ id, list, account_id, name, query, is_shared, created_at_ms }: ViewRow): SavedView => ({
  id,
  list,
  accountId: account_id,
  name,
  query,
  isShared: is_shared === 1,
  createdAtMs: created_at_ms,
})

const ofList = statement((db, given: { websiteId: string; list: string; accountId: string }) =>
  db
    .selectFrom('saved_views')
    .selectAll()
    .where('website_id', '=', given.websiteId)
    .where('list', '=', given.list)
    .where((row) => row.or([row('account_id', '=', given.accountId), row('is_shared', '=', 1)]))
    .orderBy('created_at_ms')
    .orderBy('id'),
)

const byId = statement((db, given: { websiteId: string; id: string }) =>
  db
    .selectFrom('saved_views')
    .selectAll()
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const countOwn = statement((db, given: { websiteId: string; list: string; accountId: string }) =>
  db
    .selectFrom('saved_views')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('website_id', '=', given.websiteId)
    .where('list', '=', given.list)
    .where('account_id', '=', given.accountId),
)

interface GivenView {
  readonly websiteId: string
  readonly id: string
  readonly list: string
  readonly accountId: string
  readonly name: string
  readonly query: string
  readonly isShared: number
  readonly createdAtMs: number
}

const save = statement((db, given: GivenView) => {
  const shown = { name: given.name, query: given.query, is_shared: given.isShared }
  const { websiteId: website_id, id, list, accountId: account_id, createdAtMs: created_at_ms } = given
  return db
    .insertInto('saved_views')
    .values({ website_id, id, list, account_id, created_at_ms, ...shown })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doUpdateSet(shown))
})

const remove = statement((db, given: { websiteId: string; id: string }) =>
  db.deleteFrom('saved_views').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

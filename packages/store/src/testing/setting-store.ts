import type { SiteStore, SiteTables } from '../store.ts'

/** The store of a site for what tests set: in a transaction, a row is locked before it is saved, whoever has read it how. */
export function settingStore(store: SiteStore): SiteStore {
  const transaction: SiteStore['transaction'] = (work, options) =>
    store.transaction((tables) => work(settingTables(tables)), options)
  return Object.create(store, { transaction: { value: transaction, writable: true } })
}

function settingTables(tables: SiteTables): SiteTables {
  return Object.create(tables, {
    site: { get: () => lockingFirst(tables.site) },
    collections: { get: () => lockingFirst(tables.collections) },
    products: { get: () => lockingFirst(tables.products) },
    items: { get: () => lockingFirst(tables.items) },
    orders: { get: () => lockingFirst(tables.orders) },
    subscriptions: { get: () => lockingFirst(tables.subscriptions) },
    proposals: { get: () => lockingFirst(tables.proposals) },
  })
}

interface Rows<Row, Also> {
  lock(id: string): Promise<unknown>
  save(row: Row, also?: Also): Promise<void>
}

function lockingFirst<Row extends { readonly id: string }, Table extends Rows<Row, Also>, Also>(
  rows: Table & Rows<Row, Also>,
): Table {
  const save = async (row: Row, also?: Also) => {
    await rows.lock(row.id)
    await rows.save(row, also)
  }
  return { ...rows, save }
}

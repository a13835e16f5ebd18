import type { SiteRecord } from '../store/site-record.ts'
import type { SiteStore, SiteTables } from '../store/store.ts'

/** Wraps the store of a site so that `onRaised` is called after each commit that raised its revision. */
export function watchRevision(store: SiteStore, onRaised: () => void): SiteStore {
  return {
    ...pickTables(store),
    websiteId: store.websiteId,
    site: watchRecord(store.site, onRaised),
    transaction: async (work) => {
      let isRaised = false
      const result = await store.transaction((tables) => {
        const site = watchRecord(tables.site, () => {
          isRaised = true
        })
        return work({ ...pickTables(tables), site })
      })
      if (isRaised) onRaised()
      return result
    },
  }
}

function watchRecord(record: SiteRecord, onRaised: () => void): SiteRecord {
  return {
    read: () => record.read(),
    revision: () => record.revision(),
    save: async (site) => {
      await record.save(site)
      onRaised()
    },
    raiseRevision: async () => {
      const revision = await record.raiseRevision()
      onRaised()
      return revision
    },
  }
}

/** Copies the tables by name, since a store may be a class whose getters a spread would miss. */
function pickTables(tables: SiteTables): SiteTables {
  const { site, collections, products, posts, stock, carts, payments, money, orders } = tables
  const { accounts, sessions, rateLimits, jobs, mail, images, auditLog } = tables
  return {
    site,
    collections,
    products,
    posts,
    stock,
    carts,
    payments,
    money,
    orders,
    accounts,
    sessions,
    rateLimits,
    jobs,
    mail,
    images,
    auditLog,
  }
}

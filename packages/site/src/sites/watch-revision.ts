import type { SiteStore, SiteTables } from '@vitrine/store/store'
import type { SiteRecord } from '@vitrine/store/website/site-record'

/** Wraps the store of a site so that `onRaised` is called after each commit that raised its revision. */
export function watchRevision(store: SiteStore, onRaised: () => void): SiteStore {
  const transaction: SiteStore['transaction'] = async (work, options) => {
    let isRaised = false
    const result = await store.transaction((tables) => {
      const record = watchRecord(tables.site, () => {
        isRaised = true
      })
      return work(withSite(tables, record))
    }, options)
    if (isRaised) onRaised()
    return result
  }
  const tables = withSite(store, watchRecord(store.site, onRaised))
  return Object.assign(tables, { websiteId: store.websiteId, transaction })
}

/** The same tables with another site record; each is reached only when it is asked for. */
function withSite(tables: SiteTables, site: SiteRecord): SiteTables {
  return {
    site,
    get collections() {
      return tables.collections
    },
    get products() {
      return tables.products
    },
    get items() {
      return tables.items
    },
    get authors() {
      return tables.authors
    },
    get layouts() {
      return tables.layouts
    },
    get comments() {
      return tables.comments
    },
    get redirects() {
      return tables.redirects
    },
    get stock() {
      return tables.stock
    },
    get carts() {
      return tables.carts
    },
    get payments() {
      return tables.payments
    },
    get money() {
      return tables.money
    },
    get orders() {
      return tables.orders
    },
    get accounts() {
      return tables.accounts
    },
    get sessions() {
      return tables.sessions
    },
    get signInLinks() {
      return tables.signInLinks
    },
    get rateLimits() {
      return tables.rateLimits
    },
    get jobs() {
      return tables.jobs
    },
    get mail() {
      return tables.mail
    },
    get images() {
      return tables.images
    },
    get importKeys() {
      return tables.importKeys
    },
    get auditLog() {
      return tables.auditLog
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

import type { Site } from '@vitrine/domain/website/site'
import { isStoreError, StoreUnavailableError } from '@vitrine/store/engine/errors'
import { within } from '@vitrine/store/engine/within'
import type { SiteStore, Store } from '@vitrine/store/store'

/** A website with what is remembered of it between requests. */
export interface LiveSite {
  /** As of the revision last seen. */
  readonly site: Site
  /** Its rows. */
  readonly store: SiteStore
  /** The database does not answer: `site` is what was known last, and what is in memory may be shown until it is back. */
  readonly isAway: boolean
}

/** So often it is looked for sites that were added elsewhere. */
const newSitesMs = 1_000

/** How long a revision is trusted before the store is asked again, for changes made by other processes. */
const trustMs = 1_000

/** A database that does not say so long what the revision is counts as away. */
const answerLimitMs = 3_000

/** The websites of the installation by host name, kept in memory and read again when their revision grows. */
export class LiveSites {
  readonly #store: Store
  readonly #clock: () => number
  readonly #byId = new Map<string, Entry>()
  readonly #byHost = new Map<string, Entry>()
  #anyHost: Entry | undefined
  #listedAtMs = Number.NEGATIVE_INFINITY
  #listing: Promise<void> | null = null

  constructor(store: Store, clock: () => number) {
    this.#store = store
    this.#clock = clock
    store.onRevisionRaised((websiteId) => {
      const entry = this.#byId.get(websiteId)
      if (entry) entry.isStale = true
    })
  }

  /** The site of a host when it is known and fresh; undefined when the store must be asked with `find`. */
  peek(host: string): LiveSite | undefined {
    const entry = this.#entryOf(host)
    return entry !== undefined && this.#isFresh(entry) ? entry.live : undefined
  }

  /** Which site a host leads to, as far as is known without asking the store. */
  idOf(host: string): string | undefined {
    return this.#entryOf(host)?.live.site.id
  }

  /** The site of a host, as it is now; undefined when none answers to it. Throws at once while the database is away. */
  async find(host: string): Promise<LiveSite | undefined> {
    const live = await this.findKnown(host)
    if (live?.isAway) throw new StoreUnavailableError('The database was away when it was last asked.')
    return live
  }

  /** The same for what can be answered from memory: while the database is away, the site as it was last. */
  async findKnown(host: string): Promise<LiveSite | undefined> {
    if (this.#byHost.get(bareHost(host)) === undefined) await this.#listNew()
    const entry = this.#entryOf(host)
    if (entry === undefined) return undefined
    while (!this.#isFresh(entry)) {
      entry.refreshing ??= this.#refresh(entry)
      // No request waits for a database that was away a moment ago.
      if (entry.live.isAway) {
        entry.refreshing.catch(() => {})
        break
      }
      await entry.refreshing
    }
    return entry.live
  }

  /** A named host wins; a site without host names answers to any. */
  #entryOf(host: string): Entry | undefined {
    return this.#byHost.get(host) ?? this.#byHost.get(bareHost(host)) ?? this.#anyHost
  }

  #isFresh(entry: Entry): boolean {
    if (entry.live.isAway) return entry.refreshing !== null || this.#clock() - entry.checkedAtMs < trustMs
    return !entry.isStale && entry.refreshing === null && this.#clock() - entry.checkedAtMs < trustMs
  }

  /** Another process, or the command line, may have added the site of a host that none is known to answer to by name. */
  async #listNew(): Promise<void> {
    if (this.#anyHost === undefined) return this.#list()
    if (this.#anyHost.live.isAway || this.#clock() - this.#listedAtMs < newSitesMs) return
    this.#listedAtMs = this.#clock()
    const count = await this.#store.sites.count().catch(() => 0)
    if (count > this.#byId.size) await this.#readList(this.#clock())
  }

  /**
   * Reads the list of sites, at most once in `trustMs`: strange hosts must not become a load on the store. Requests that come meanwhile
   * wait for the same reading.
   */
  async #list(): Promise<void> {
    const nowMs = this.#clock()
    if (this.#listing === null && nowMs - this.#listedAtMs < trustMs) return
    this.#listing ??= this.#readList(nowMs).finally(() => {
      this.#listing = null
    })
    await this.#listing
  }

  async #readList(nowMs: number): Promise<void> {
    for (const site of await within(answerLimitMs, this.#store.sites.list())) {
      if (!this.#byId.has(site.id)) this.#byId.set(site.id, this.#open(site, nowMs))
    }
    this.#index()
    this.#listedAtMs = nowMs
  }

  #open(site: Site, nowMs: number): Entry {
    const store = this.#store.site(site.id)
    return { live: { site, store, isAway: false }, checkedAtMs: nowMs, isStale: false, refreshing: null }
  }

  async #refresh(entry: Entry): Promise<void> {
    try {
      entry.isStale = false
      const nowMs = this.#clock()
      entry.checkedAtMs = nowMs
      const { store, site } = entry.live
      const revision = await within(answerLimitMs, store.site.revision())
      const isSame = revision === site.revision
      entry.live = { store, site: isSame ? site : await store.site.read(), isAway: false }
      if (!isSame) this.#index()
    } catch (error) {
      entry.isStale = true
      if (!isStoreError(error)) throw error
      entry.live = { ...entry.live, isAway: true }
    } finally {
      entry.refreshing = null
    }
  }

  #index(): void {
    this.#byHost.clear()
    this.#anyHost = undefined
    for (const entry of this.#byId.values()) {
      const { hosts } = entry.live.site
      for (const host of hosts) this.#byHost.set(host.toLowerCase(), entry)
      if (hosts.length === 0) this.#anyHost ??= entry
    }
  }
}

interface Entry {
  live: LiveSite
  checkedAtMs: number
  /** A change was committed here since the revision was read. */
  isStale: boolean
  refreshing: Promise<void> | null
}

function bareHost(host: string): string {
  const colon = host.lastIndexOf(':')
  return (colon > host.lastIndexOf(']') ? host.slice(0, colon) : host).toLowerCase()
}

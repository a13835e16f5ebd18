import { ownLanguage, type ShownLanguage } from '@vitrine/domain/website/languages/site-language'
import type { Site } from '@vitrine/domain/website/site'
import { isStoreError, StoreUnavailableError } from '@vitrine/store/engine/errors'
import { within } from '@vitrine/store/engine/within'
import { MonotonicClock } from '@vitrine/store/limits/monotonic-clock'
import type { SiteStore, Store } from '@vitrine/store/store'
import { bareHost } from './bare-host.ts'

/** A website with what is remembered of it between requests. */
export interface LiveSite {
  /** As of the revision last seen. */
  readonly site: Site
  /** Its rows. */
  readonly store: SiteStore
  /** The database does not answer: `site` is what was known last, and what is in memory may be shown until it is back. */
  readonly isAway: boolean
  /** The language in which `site` and `store` read. */
  readonly language: ShownLanguage
}

/** How long a revision, and the list of sites, are trusted before the store is asked again, for changes made by other processes. */
const trustMs = 1_000

/** So many sites are read at once: what is read in time is kept, however many there are. */
const batchSize = 200

/** A database that does not say so long what the revision is counts as away. */
const answerLimitMs = 3_000

/** The websites of the installation by host name, kept in memory and read again when their revision grows. */
export class LiveSites {
  readonly #store: Store
  readonly #clock: () => number
  readonly #byId = new Map<string, Entry>()
  readonly #byHost = new Map<string, Entry>()
  #anyHost: Entry | undefined
  /** The id up to which sites were read at the first; null once all were. */
  #readUpTo: string | null = ''
  #listedAtMs = Number.NEGATIVE_INFINITY
  /** The list was changed here since it was read. */
  #isListStale = true
  /** What the store said of the list when it was read. */
  #changes = ''
  #home: string | null = null
  #listing: Promise<void> | null = null

  constructor(store: Store, clock: () => number) {
    this.#store = store
    // A clock that is set back must not have anything trusted for longer.
    const steady = new MonotonicClock()
    this.#clock = () => steady.at(clock())
    store.onRevisionRaised((websiteId) => {
      const entry = this.#byId.get(websiteId)
      if (entry) entry.isStale = true
    })
    store.onSitesChanged(() => {
      this.#isListStale = true
    })
  }

  /** The site of a host when it is known and fresh; undefined when the store must be asked with `find`. */
  peek(host: string): LiveSite | undefined {
    const entry = this.#byName(host) ?? (this.#isListFresh() ? this.#anyHost : undefined)
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
    for (;;) {
      // While the list is being read, a name that is not known yet may be in it.
      const isListKnown = this.#listing === null && this.#isListFresh()
      if (this.#byName(host) === undefined && !isListKnown) await this.#list()
      const entry = this.#entryOf(host)
      if (entry === undefined) return undefined
      await this.#freshen(entry)
      // It may have been removed meanwhile, or answer to other hosts now.
      if (this.#entryOf(host) === entry) return entry.live
    }
  }

  /** A site by its id; while the database is away, as it was last. */
  async findKnownById(id: string): Promise<LiveSite | undefined> {
    if (!this.#byId.has(id) || !this.#isListFresh()) await this.#list()
    const entry = this.#byId.get(id)
    if (entry === undefined) return undefined
    await this.#freshen(entry)
    return this.#byId.get(id) === entry ? entry.live : undefined
  }

  /** The id of the site where there is one alone. */
  async onlyId(): Promise<string | null> {
    if (!this.#isListFresh()) await this.#list()
    const [id, ...others] = this.#byId.keys()
    return others.length === 0 ? (id ?? null) : null
  }

  async #freshen(entry: Entry): Promise<void> {
    while (!this.#isFresh(entry)) {
      entry.refreshing ??= this.#refresh(entry)
      // No request waits for a database that was away a moment ago.
      if (entry.live.isAway) {
        entry.refreshing.catch(() => {})
        return
      }
      await entry.refreshing
    }
  }

  /** A named host wins; a site without host names answers to any. */
  #entryOf(host: string): Entry | undefined {
    return this.#byName(host) ?? this.#anyHost
  }

  #byName(host: string): Entry | undefined {
    return this.#byHost.get(host) ?? this.#byHost.get(bareHost(host))
  }

  #isListFresh(): boolean {
    return !this.#isListStale && this.#clock() - this.#listedAtMs < trustMs
  }

  #isFresh(entry: Entry): boolean {
    if (entry.live.isAway) return entry.refreshing !== null || this.#clock() - entry.checkedAtMs < trustMs
    return !entry.isStale && entry.refreshing === null && this.#clock() - entry.checkedAtMs < trustMs
  }

  /**
   * Looks whether the list of sites was changed, here or by another process, at most once in `trustMs`: strange hosts must not become a
   * load on the store. Requests that come meanwhile wait for the same reading.
   */
  async #list(): Promise<void> {
    if (this.#anyHost?.live.isAway) return
    const nowMs = this.#clock()
    this.#listing ??= this.#readList(nowMs).finally(() => {
      this.#listing = null
    })
    // Where a site answers to any host, it does so too while the database is away.
    await this.#listing.catch((error: unknown) => {
      if (this.#anyHost === undefined || !isStoreError(error)) throw error
    })
  }

  async #readList(nowMs: number): Promise<void> {
    this.#isListStale = false
    this.#listedAtMs = nowMs
    try {
      const { changes, home } = await within(answerLimitMs, this.#store.sites.marks())
      if (changes === this.#changes && this.#byId.size > 0) return
      await this.#readAll(nowMs)
      await this.#readChanged(nowMs)
      this.#changes = changes
      this.#home = home
      this.#index()
    } catch (error) {
      this.#isListStale = true
      throw error
    }
  }

  /** Reads all sites at the first; broken off, it goes on where it was. */
  async #readAll(nowMs: number): Promise<void> {
    while (this.#readUpTo !== null) {
      const place = { after: this.#readUpTo, limit: batchSize }
      const sites = await within(answerLimitMs, this.#store.sites.batch(place))
      for (const site of sites) this.#byId.set(site.id, this.#open(site, nowMs))
      this.#readUpTo = sites.length < batchSize ? null : (sites.at(-1)?.id ?? null)
    }
  }

  /** Reads the sites that are new or were changed, and forgets those that are gone. */
  async #readChanged(nowMs: number): Promise<void> {
    const revisions = await within(answerLimitMs, this.#store.sites.revisions())
    for (const id of this.#byId.keys()) if (!revisions.has(id)) this.#byId.delete(id)
    for (const [id, revision] of revisions) {
      const known = this.#byId.get(id)
      if (known?.live.site.revision === revision) continue
      const site = await within(answerLimitMs, this.#store.sites.find(id))
      if (site === undefined) continue
      if (known === undefined) this.#byId.set(id, this.#open(site, nowMs))
      else known.live = { ...known.live, site, language: ownLanguage(site) }
    }
  }

  #open(site: Site, nowMs: number): Entry {
    const store = this.#store.site(site.id)
    const live = { site, store, isAway: false, language: ownLanguage(site) }
    return { live, checkedAtMs: nowMs, isStale: false, refreshing: null }
  }

  async #refresh(entry: Entry): Promise<void> {
    try {
      entry.isStale = false
      const nowMs = this.#clock()
      entry.checkedAtMs = nowMs
      const { store, site } = entry.live
      const revision = await within(answerLimitMs, store.site.revision())
      if (revision === 0) return this.#forget(entry)
      const isSame = revision === site.revision
      const read = isSame ? site : await within(answerLimitMs, store.site.read())
      entry.live = { store, site: read, isAway: false, language: ownLanguage(read) }
      if (read.hosts.join(' ') !== site.hosts.join(' ')) this.#index()
    } catch (error) {
      entry.isStale = true
      if (!isStoreError(error)) throw error
      entry.live = { ...entry.live, isAway: true }
    } finally {
      entry.refreshing = null
    }
  }

  /** The site was removed. */
  #forget(entry: Entry): void {
    this.#byId.delete(entry.live.site.id)
    this.#index()
  }

  #index(): void {
    this.#byHost.clear()
    this.#anyHost = undefined
    for (const entry of this.#byId.values()) {
      const { hosts } = entry.live.site
      for (const host of hosts) this.#byHost.set(host.toLowerCase(), entry)
      if (hosts.length === 0) this.#anyHost ??= entry
    }
    // The site that the installation began with can always be reached, whatever names it was given.
    this.#anyHost ??= this.#home === null ? undefined : this.#byId.get(this.#home)
  }
}

interface Entry {
  live: LiveSite
  checkedAtMs: number
  /** A change was committed here since the revision was read. */
  isStale: boolean
  refreshing: Promise<void> | null
}

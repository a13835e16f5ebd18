import type { Site } from '@vitrine/domain/site/site'
import type { SiteStore, Store } from '../store/store.ts'
import { watchRevision } from './watch-revision.ts'

/** A website with what is remembered of it between requests. */
export interface LiveSite {
  /** As of the revision last seen. */
  readonly site: Site
  /** Its rows; changes made through it are noticed at once. */
  readonly store: SiteStore
}

/** How long a revision is trusted before the store is asked again, for changes made by other processes. */
const trustMs = 1_000

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
  }

  /** The site of a host when it is known and fresh; undefined when the store must be asked with `find`. */
  peek(host: string): LiveSite | undefined {
    const entry = this.#entryOf(host)
    return entry !== undefined && this.#isFresh(entry) ? entry.live : undefined
  }

  /** The site of a host, as it is now; undefined when none answers to it. */
  async find(host: string): Promise<LiveSite | undefined> {
    if (this.#entryOf(host) === undefined) await this.#list()
    const entry = this.#entryOf(host)
    if (entry === undefined) return undefined
    while (!this.#isFresh(entry)) {
      entry.refreshing ??= this.#refresh(entry)
      await entry.refreshing
    }
    return entry.live
  }

  /** A named host wins; a site without host names answers to any. */
  #entryOf(host: string): Entry | undefined {
    return this.#byHost.get(host) ?? this.#byHost.get(bareHost(host)) ?? this.#anyHost
  }

  #isFresh(entry: Entry): boolean {
    return !entry.isStale && entry.refreshing === null && this.#clock() - entry.checkedAtMs < trustMs
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
    for (const site of await this.#store.sites.list()) {
      if (!this.#byId.has(site.id)) this.#byId.set(site.id, this.#open(site, nowMs))
    }
    this.#index()
    this.#listedAtMs = nowMs
  }

  #open(site: Site, nowMs: number): Entry {
    const store = watchRevision(this.#store.site(site.id), () => {
      const entry = this.#byId.get(site.id)
      if (entry) entry.isStale = true
    })
    return { live: { site, store }, checkedAtMs: nowMs, isStale: false, refreshing: null }
  }

  async #refresh(entry: Entry): Promise<void> {
    try {
      entry.isStale = false
      const nowMs = this.#clock()
      const { store, site } = entry.live
      const revision = await store.site.revision()
      if (revision !== site.revision) {
        entry.live = { store, site: await store.site.read() }
        this.#index()
      }
      entry.checkedAtMs = nowMs
    } catch (error) {
      entry.isStale = true
      throw error
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

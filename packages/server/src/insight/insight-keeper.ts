import { setTimeout as wait } from 'node:timers/promises'
import type { Hit } from '@vitrine/domain/insight/hit'
import type { Log } from '@vitrine/site/log'
import type { SiteStore, Store } from '@vitrine/store/store'
import { LRUCache } from 'lru-cache'
import { countOrders } from './count-orders.ts'
import { SecretsOfDays } from './day-secrets.ts'
import { Gatherer } from './gatherer.ts'
import { growingTo } from './growing-cache.ts'
import { NetworkRoom } from './network-room.ts'
import { type VisitorMarks, visitorKeys } from './visitor-key.ts'
import { withKnownProducts } from './with-known-products.ts'
import { type KeyedHit, writeHits } from './write-hits.ts'

/** So many hits wait to be written, in all and of one site; of what comes then, nothing is kept. */
export const mostWaiting = { inAll: 5_000, ofSite: 2_000 } as const

/** Orders are counted when nothing of them changed for so long, and where that never is, after the longer time: nobody waits for it. */
export const ordersWait = { quietMs: 2_000, mostMs: 30_000 } as const

/** A read waits no longer than so for what is to be counted before it. */
const readWaitMs = 300

/** A hit in memory: whose it is, is hashed when it is written. */
export interface WaitingHit extends VisitorMarks {
  readonly websiteId: string
  readonly timeZone: string
  /** Of carts that the browser was given. */
  readonly cartTokens: readonly string[]
  readonly told: Omit<Hit, 'cartIds'>
}

interface KeeperDependencies {
  readonly store: Store
  readonly clock: () => number
  readonly log: Pick<Log, 'warn'>
  /** How long a read waits for what is to be counted before it. */
  readonly readWaitMs?: number
}

/** Gathers what visitors' browsers tell, and writes it in batches; counts orders soon after they were placed. */
export class InsightKeeper {
  readonly #parts: KeeperDependencies
  readonly #secrets = new SecretsOfDays()
  readonly #room = new NetworkRoom()
  readonly #cartIds = new LRUCache<string, string>(growingTo(5_000))
  readonly #hits: Gatherer<WaitingHit>
  readonly #ordersSoon = new Map<string, { readonly timer: NodeJS.Timeout; readonly latestMs: number }>()
  readonly #settling = new Map<string, Promise<void>>()
  #stopListening: (() => void) | undefined
  #isStopped = false

  constructor(parts: KeeperDependencies) {
    this.#parts = parts
    this.#hits = new Gatherer({
      write: async (websiteId, hits) => {
        const store = parts.store.site(websiteId)
        const keyed = await Promise.all(hits.map((hit) => this.#keyed(store, hit)))
        await writeHits(store, await withKnownProducts(store, keyed), this.#room)
      },
      log: parts.log,
      what: 'Visits',
      mostWaiting: mostWaiting.inAll,
      mostOfSite: mostWaiting.ofSite,
    })
  }

  /** Begins to count orders that are placed. */
  start(): void {
    this.#stopListening = this.#parts.store.onListsChanged((websiteId, news) => {
      if (news === 'orders-changed') this.#countSoon(websiteId)
    })
  }

  /** Takes a hit; it is written within a second. */
  add(hit: WaitingHit): void {
    this.#hits.add(hit.websiteId, [hit])
  }

  /** Writes all that waits; never fails. */
  flush(): Promise<void> {
    return this.#hits.flush()
  }

  /** Begins to bring the counts of a site up to date, as far as this server knows, and waits a moment for it; never fails, so that what was counted can be read in any case. */
  async settle(store: SiteStore): Promise<void> {
    const waited = new AbortController()
    const longest = wait(this.#parts.readWaitMs ?? readWaitMs, undefined, { signal: waited.signal })
    await Promise.race([this.#settleOnce(store), longest])
    longest.catch(() => {})
    waited.abort()
  }

  /** Writes what waits, and takes no more. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#stopListening?.()
    for (const { timer } of this.#ordersSoon.values()) clearTimeout(timer)
    await this.#hits.stop()
    await Promise.all(this.#settling.values())
  }

  async #keyed(store: SiteStore, waiting: WaitingHit): Promise<KeyedHit> {
    const { told, timeZone, websiteId, cartTokens } = waiting
    const secrets = await this.#secrets.of(websiteId, store, told.atMs)
    const cartIds = await Promise.all(cartTokens.map((token) => this.#cartId(store, token)))
    return {
      hit: { ...told, cartIds: cartIds.filter((id) => id !== '') },
      timeZone,
      visitor: visitorKeys(waiting, secrets),
      moment: { websiteId, network: waiting.network, atMs: told.atMs },
    }
  }

  async #cartId(store: SiteStore, token: string): Promise<string> {
    const name = `${store.websiteId} ${token}`
    const known = this.#cartIds.get(name)
    if (known !== undefined) return known
    const cart = await store.carts.findByToken(token)
    if (cart) this.#cartIds.set(name, cart.id)
    return cart?.id ?? ''
  }

  /** Many who read while the database is slow wait for the same. */
  #settleOnce(store: SiteStore): Promise<void> {
    const { websiteId } = store
    const known = this.#settling.get(websiteId)
    if (known) return known
    const settling = this.#count(store).finally(() => this.#settling.delete(websiteId))
    this.#settling.set(websiteId, settling)
    return settling
  }

  async #count(store: SiteStore): Promise<void> {
    const { clock, log } = this.#parts
    try {
      await this.#hits.flush()
      await countOrders(store, clock())
    } catch (error) {
      if (!this.#isStopped) log.warn({ err: error, site: store.websiteId }, 'Orders were not counted yet')
    }
  }

  #countSoon(websiteId: string): void {
    const waiting = this.#ordersSoon.get(websiteId)
    clearTimeout(waiting?.timer)
    const nowMs = performance.now()
    const latestMs = waiting?.latestMs ?? nowMs + ordersWait.mostMs
    const count = () => {
      this.#ordersSoon.delete(websiteId)
      void this.#settleOnce(this.#parts.store.site(websiteId))
    }
    const afterMs = Math.max(0, Math.min(ordersWait.quietMs, latestMs - nowMs))
    this.#ordersSoon.set(websiteId, { timer: setTimeout(count, afterMs).unref(), latestMs })
  }
}

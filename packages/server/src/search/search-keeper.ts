import { setTimeout as wait } from 'node:timers/promises'
import type { SpokenLanguages } from '@vitrine/domain/website/languages/site-language'
import type { Log } from '@vitrine/site/log'
import type { Store } from '@vitrine/store/store'
import { indexStep, isIndexBehind } from './index-step.ts'

/** What keeping the indexes needs of the running server. */
interface SearchKeeperDependencies {
  readonly store: Store
  /** The present, epoch milliseconds. */
  readonly clock: () => number
  readonly log: Log
}

/** A search waits so long for changes that the index has not seen; a site that is read at the first is searched as far as it was read. */
const patienceMs = 1_000

/** So long after a start sites are looked through for what is to be read: a server that starts again serves first. */
const lookAfterMs = 2_000

/** Sites are looked through once more so long after the database did not answer. */
const lookAgainAfterMs = 60_000

/** What has changed is read when nothing else changed for so long: longer than pages are left as they were while an act on many rows goes on. */
const quietMs = 5_000

/** But no later than so, however much goes on. */
const longestUnreadMs = 60_000

/** Between two steps the server does other things, for so many times what the step took. */
const restShare = 5

/** But no longer than so: who searches meanwhile waits for it, and so does a server that stops. */
const longestRestMs = 250

/** Keeps the indexes of all sites: what has changed is read when changes have come to rest, or when somebody searches before that. */
export class SearchKeeper {
  readonly #parts: SearchKeeperDependencies
  readonly #running = new Map<string, Promise<void>>()
  /** Sites in which something changed since the last step began. */
  readonly #wanted = new Set<string>()
  /** How many wait in a site for what they search. */
  readonly #awaited = new Map<string, number>()
  /** Sites in which changes have not come to rest, each since when. */
  readonly #unread = new Map<string, { readonly sinceMs: number; readonly timer: NodeJS.Timeout }>()
  #stopListening: (() => void) | undefined
  #looking: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(parts: SearchKeeperDependencies) {
    this.#parts = parts
  }

  /** Begins to read what changes, and what was left when the server stopped. */
  start(): void {
    this.#stopListening = this.#parts.store.onRevisionRaised((websiteId) => this.#waitForQuiet(websiteId))
    this.#lookThroughAfter(lookAfterMs)
  }

  /** Waits for the step in hand, and takes no more. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#stopListening?.()
    clearTimeout(this.#looking)
    for (const { timer } of this.#unread.values()) clearTimeout(timer)
    await Promise.all(this.#running.values())
  }

  /** Brings the index of a site up to date, or as far as somebody who searches can wait for. */
  async settle(websiteId: string, languages: SpokenLanguages): Promise<void> {
    const { store, clock } = this.#parts
    if (!(await isIndexBehind(store.site(websiteId), languages, clock()))) return
    this.#awaited.set(websiteId, this.#waitingIn(websiteId) + 1)
    await Promise.race([this.#run(websiteId), wait(patienceMs, undefined, { ref: false })])
    this.#awaited.set(websiteId, this.#waitingIn(websiteId) - 1)
    if (this.#waitingIn(websiteId) === 0) this.#awaited.delete(websiteId)
  }

  #waitingIn(websiteId: string): number {
    return this.#awaited.get(websiteId) ?? 0
  }

  #waitForQuiet(websiteId: string): void {
    const nowMs = performance.now()
    const { sinceMs, timer: before } = this.#unread.get(websiteId) ?? { sinceMs: nowMs }
    clearTimeout(before)
    const read = () => {
      this.#unread.delete(websiteId)
      if (!this.#isStopped) void this.#run(websiteId)
    }
    const timer = setTimeout(read, Math.min(quietMs, Math.max(0, sinceMs + longestUnreadMs - nowMs)))
    this.#unread.set(websiteId, { sinceMs, timer: timer.unref() })
  }

  #lookThroughAfter(delayMs: number): void {
    const look = () =>
      this.#lookThrough().catch((error: unknown) => {
        if (this.#isStopped) return
        this.#parts.log.warn({ err: error }, 'Sites could not be looked through for what is to be read')
        this.#lookThroughAfter(lookAgainAfterMs)
      })
    this.#looking = setTimeout(look, delayMs)
  }

  async #lookThrough(): Promise<void> {
    const { store, clock } = this.#parts
    for (const id of (await store.sites.revisions()).keys()) {
      if (this.#isStopped) return
      const site = await store.sites.find(id)
      if (site && (await isIndexBehind(store.site(id), site, clock()))) await this.#run(id)
    }
  }

  #run(websiteId: string): Promise<void> {
    this.#wanted.add(websiteId)
    const known = this.#running.get(websiteId)
    if (known) return known
    const run = this.#runSteps(websiteId).finally(() => this.#running.delete(websiteId))
    this.#running.set(websiteId, run)
    return run
  }

  async #runSteps(websiteId: string): Promise<void> {
    const { store, clock, log } = this.#parts
    try {
      for (let isMore = true; (isMore || this.#wanted.has(websiteId)) && !this.#isStopped; ) {
        const beganAt = performance.now()
        this.#wanted.delete(websiteId)
        isMore = await indexStep(store.site(websiteId), clock())
        const restMs = Math.min((performance.now() - beganAt) * restShare, longestRestMs)
        if (isMore) await wait(this.#awaited.has(websiteId) ? 0 : restMs)
      }
    } catch (error) {
      if (this.#isStopped || (await this.#isGone(websiteId))) return
      log.warn({ err: error, websiteId }, 'The index of a site could not be kept')
    }
  }

  /** Whether a site was removed meanwhile: there is no index to keep then. */
  async #isGone(websiteId: string): Promise<boolean> {
    const { store } = this.#parts
    return store.sites.find(websiteId).then(
      (site) => site === undefined,
      () => false,
    )
  }
}

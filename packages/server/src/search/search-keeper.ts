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

/** Between two steps the server does other things, for so many times what the step took. */
const restShare = 5

/** But no longer than so: who searches meanwhile waits for it, and so does a server that stops. */
const longestRestMs = 250

/** Keeps the indexes of all sites: what has changed is read after its commit, or when somebody searches before that. */
export class SearchKeeper {
  readonly #parts: SearchKeeperDependencies
  readonly #running = new Map<string, Promise<void>>()
  /** Sites in which something changed since the last step began. */
  readonly #wanted = new Set<string>()
  /** Sites in which somebody waits for what they search. */
  readonly #awaited = new Set<string>()
  #stopListening: (() => void) | undefined
  #looking: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(parts: SearchKeeperDependencies) {
    this.#parts = parts
  }

  /** Begins to read what changes, and what was left when the server stopped. */
  start(): void {
    this.#stopListening = this.#parts.store.onRevisionRaised((websiteId) => void this.#run(websiteId))
    this.#looking = setTimeout(() => void this.#lookThrough(), lookAfterMs)
  }

  /** Waits for the step in hand, and takes no more. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#stopListening?.()
    clearTimeout(this.#looking)
    await Promise.all(this.#running.values())
  }

  /** Brings the index of a site up to date, or as far as somebody who searches can wait for. */
  async settle(websiteId: string, languages: SpokenLanguages): Promise<void> {
    const { store, clock } = this.#parts
    if (!(await isIndexBehind(store.site(websiteId), languages, clock()))) return
    this.#awaited.add(websiteId)
    await Promise.race([this.#run(websiteId), wait(patienceMs, undefined, { ref: false })])
    this.#awaited.delete(websiteId)
  }

  async #lookThrough(): Promise<void> {
    for (const { id } of await this.#parts.store.sites.list()) await this.#run(id)
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
      if (!this.#isStopped) log.warn({ err: error, websiteId }, 'The index of a site could not be kept')
    }
  }
}

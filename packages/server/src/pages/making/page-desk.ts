import type { LiveSite } from '@vitrine/site/sites/live-sites'
import type { Installation } from '../../http/installation.ts'
import type { CachedPage } from '../../http/kept/page-cache.ts'
import { isCurrent, type PageOutcome } from './start-page.ts'
import { takeRender } from './take-render.ts'

/** Gives pages out: from memory what is current, else made once for all who ask for it meanwhile. */
export class PageDesk {
  readonly #installation: Installation
  readonly #pending = new Map<string, Promise<PageOutcome>>()

  constructor(installation: Installation) {
    this.#installation = installation
  }

  /** A page in memory, if it shows the site as it is now. */
  recall(key: string, live: LiveSite): CachedPage | undefined {
    const page = this.#installation.pages.get(key)
    return page && isCurrent(page, live, this.#installation) ? page : undefined
  }

  /** Has a page made, which counts for the network that asks. `key`: what it goes by in memory; null for one that is made for its reader alone. */
  make(key: string | null, network: string, start: () => Promise<PageOutcome>): Promise<PageOutcome> {
    if (key === null) return this.#begin(network, start)
    const known = this.#pending.get(key)
    if (known) return known
    const job = this.#begin(network, start).finally(() => this.#pending.delete(key))
    this.#pending.set(key, job)
    return job
  }

  async #begin(network: string, start: () => Promise<PageOutcome>): Promise<PageOutcome> {
    const waitMs = takeRender(this.#installation, network)
    return waitMs > 0 ? { kind: 'refused', retryAfterMs: waitMs } : start()
  }
}

import type { Log } from '@vitrine/site/log'

/** What waits is written after so long, or when so much of it waits; so much is written at once. */
export const gathering = { waitMs: 1_000, batch: 500 } as const

interface GathererDependencies<Entry> {
  /** Writes what was gathered of a site. */
  readonly write: (websiteId: string, entries: readonly Entry[]) => Promise<void>
  readonly log: Pick<Log, 'warn'>
  /** What is gathered, for the log. */
  readonly what: string
  /** No more waits than so much in all, and of one site, which leaves room for others: of what comes then, nothing is kept. */
  readonly mostWaiting: number
  readonly mostOfSite: number
}

/** Gathers what pages tell for a second, so that they are answered at once, and a busy site is written once. */
export class Gatherer<Entry> {
  readonly #parts: GathererDependencies<Entry>
  readonly #waiting: { readonly websiteId: string; readonly entry: Entry }[] = []
  /** How much waits of each site, and how much was dropped. */
  readonly #waitingOf = new Map<string, number>()
  readonly #dropped = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()
  #isStopped = false

  constructor(parts: GathererDependencies<Entry>) {
    this.#parts = parts
  }

  /** Takes what a page of a site told. */
  add(websiteId: string, entries: readonly Entry[]): void {
    const before = this.#waiting.length
    for (const entry of entries) {
      if (this.#isFull(websiteId)) addTo(this.#dropped, websiteId, 1)
      else {
        this.#waiting.push({ websiteId, entry })
        addTo(this.#waitingOf, websiteId, 1)
      }
    }
    if (before < gathering.batch && this.#waiting.length >= gathering.batch) void this.flush()
    else if (this.#waiting.length > 0)
      this.#timer ??= setTimeout(() => void this.flush(), gathering.waitMs).unref()
  }

  /** Writes all that waits; never fails. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#writing = this.#writing.then(() => this.#writeAll())
    return this.#writing
  }

  /** Writes what waits, and takes no more. */
  stop(): Promise<void> {
    this.#isStopped = true
    return this.flush()
  }

  #isFull(websiteId: string): boolean {
    const { mostWaiting, mostOfSite } = this.#parts
    if (this.#isStopped || this.#waiting.length >= mostWaiting) return true
    return (this.#waitingOf.get(websiteId) ?? 0) >= mostOfSite
  }

  async #writeAll(): Promise<void> {
    const { write, log, what } = this.#parts
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, gathering.batch)
      for (const [websiteId, group] of Map.groupBy(batch, (each) => each.websiteId)) {
        const entries = group.map(({ entry }) => entry)
        addTo(this.#waitingOf, websiteId, -entries.length)
        try {
          await write(websiteId, entries)
        } catch (error) {
          log.warn({ err: error, site: websiteId, entries: entries.length }, `${what} were not kept`)
        }
      }
    }
    for (const [site, dropped] of this.#dropped)
      log.warn({ site, dropped }, `More came than can be kept: ${what}`)
    this.#dropped.clear()
  }
}

/** Sites of which nothing is left are not kept. */
function addTo(counts: Map<string, number>, websiteId: string, more: number): void {
  const count = (counts.get(websiteId) ?? 0) + more
  if (count === 0) counts.delete(websiteId)
  else counts.set(websiteId, count)
}

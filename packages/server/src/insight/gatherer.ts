import type { Log } from '@vitrine/site/log'

/** What waits is written after so long, and no more waits than so much: of what comes then, nothing is kept. */
const gathering = { waitMs: 1_000, mostWaiting: 2_000 } as const

interface GathererDependencies<Entry> {
  /** Writes what was gathered of a site. */
  readonly write: (websiteId: string, entries: readonly Entry[]) => Promise<void>
  readonly log: Pick<Log, 'warn'>
  /** What is gathered, for the log. */
  readonly what: string
}

/** Gathers what pages tell for a second, so that they are answered at once, and a busy site is written once. */
export class Gatherer<Entry> {
  readonly #parts: GathererDependencies<Entry>
  #waiting: { readonly websiteId: string; readonly entry: Entry }[] = []
  #dropped = 0
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(parts: GathererDependencies<Entry>) {
    this.#parts = parts
  }

  /** Takes what a page of a site told. */
  add(websiteId: string, entries: readonly Entry[]): void {
    for (const entry of entries) {
      if (this.#waiting.length >= gathering.mostWaiting) this.#dropped += 1
      else this.#waiting.push({ websiteId, entry })
    }
    if (this.#waiting.length > 0)
      this.#timer ??= setTimeout(() => void this.flush(), gathering.waitMs).unref()
  }

  /** Writes all that waits; never fails. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#writing = this.#writing.then(() => this.#writeAll())
    return this.#writing
  }

  async #writeAll(): Promise<void> {
    const { write, log, what } = this.#parts
    const [waiting, dropped] = [this.#waiting, this.#dropped]
    this.#waiting = []
    this.#dropped = 0
    for (const [websiteId, entries] of Map.groupBy(waiting, (each) => each.websiteId)) {
      try {
        await write(
          websiteId,
          entries.map(({ entry }) => entry),
        )
      } catch (error) {
        log.warn({ err: error, site: websiteId, entries: entries.length }, `${what} were not kept`)
      }
    }
    if (dropped > 0) log.warn({ dropped }, `More came than can be kept: ${what}`)
  }
}

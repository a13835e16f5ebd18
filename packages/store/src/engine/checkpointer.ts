import { Worker } from 'node:worker_threads'
import type { Database as SqliteFile, Statement } from 'better-sqlite3'

/** A commit that took so long has copied pages from the log into the file; others only add to the log. */
const copiedMs = 15

/** Pages of the log at which a commit copies them itself: SQLite's own number, and where a thread does so beside. */
const pages = { usual: 1_000, beside: 5_000 }

/** Pages of the log that a thread is worth asking for: each time it brings both files to disk, which commits have to wait for. */
const worthPages = 500

/**
 * Lets a thread of its own copy what was committed from SQLite's log into the file while much is written, so that those who read do not
 * wait for it. The thread begins with the first commit that had to copy, and ends some seconds after the last: a shop at rest has none.
 */
export class Checkpointer {
  readonly #file: SqliteFile
  /** How far the log is, and how far it was copied; copies nothing. */
  readonly #length: Statement<[], { readonly log: number; readonly checkpointed: number }>
  #copiesAt: number = pages.usual
  #worker: Worker | undefined
  #isCopying = false

  /** @param file the connection that writes */
  constructor(file: SqliteFile) {
    this.#file = file
    this.#length = file.prepare('pragma wal_checkpoint(noop)')
  }

  /** Told after each commit, with how long it took. */
  committed(tookMs: number): void {
    if (!this.#worker && tookMs > copiedMs) this.#begin()
    if (!this.#worker || this.#isCopying || !this.#isWorthIt()) return
    this.#isCopying = true
    this.#worker.postMessage('copy')
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  #begin(): void {
    const worker = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), {
      workerData: this.#file.name,
    })
    worker.unref()
    worker.on('message', () => {
      if (this.#worker === worker) this.#copyAt(pages.beside)
      this.#isCopying = false
    })
    // Without the thread commits copy by themselves, as before it.
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      this.#worker = undefined
      this.#isCopying = false
      this.#copyAt(pages.usual)
    })
    this.#worker = worker
  }

  #isWorthIt(): boolean {
    const length = this.#length.get()
    return length !== undefined && length.log - length.checkpointed >= worthPages
  }

  #copyAt(count: number): void {
    if (!this.#file.open || this.#copiesAt === count) return
    this.#file.pragma(`wal_autocheckpoint = ${count}`)
    this.#copiesAt = count
  }
}

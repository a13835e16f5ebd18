import { Worker } from 'node:worker_threads'
import type { Database as SqliteFile } from 'better-sqlite3'

/** A commit that took so long has copied pages from the log into the file; others only add to the log. */
const copiedMs = 15

/** Pages of the log at which a commit copies them itself: SQLite's own number, and where a thread does so beside. */
const pages = { usual: 1_000, beside: 5_000 }

/**
 * Lets a thread of its own copy what was committed from SQLite's log into the file while much is written, so that those who read do not
 * wait for it. The thread begins with the first commit that had to copy, and ends some seconds after the last: a shop at rest has none.
 */
export class Checkpointer {
  readonly #file: SqliteFile
  #worker: Worker | undefined
  #isCopying = false

  /** @param file the connection that writes */
  constructor(file: SqliteFile) {
    this.#file = file
  }

  /** Told after each commit, with how long it took. */
  committed(tookMs: number): void {
    if (!this.#worker && tookMs > copiedMs) this.#begin()
    if (!this.#worker || this.#isCopying) return
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

  #copyAt(count: number): void {
    if (this.#file.open) this.#file.pragma(`wal_autocheckpoint = ${count}`)
  }
}

import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Checked } from './whole-thread.ts'

/** A database is damaged: a copy of it would not bring the shop back. */
export class DamagedDatabaseError extends Error {
  override readonly name = 'DamagedDatabaseError'
  /** The name of its file. */
  readonly file: string

  constructor(file: string, cause: unknown) {
    super(`${file} is damaged`, { cause })
    this.file = path.basename(file)
  }
}

/**
 * Goes over all pages of a copied database; throws a `DamagedDatabaseError` where one does not hold together. A thread does so, which is left to
 * itself where the work is told to end: SQLite does not hear of that.
 */
export async function requireWhole(file: string, signal: AbortSignal): Promise<void> {
  const worker = new Worker(new URL('./whole-thread.ts', import.meta.url), { workerData: file })
  try {
    const [answer] = await once(worker, 'message', { signal })
    const { failure }: Checked = answer
    if (failure === null) return
    if (failure.isDamage) throw new DamagedDatabaseError(file, failure.text)
    throw Object.assign(new Error(failure.text), { code: failure.code })
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    worker.unref()
    void worker.terminate()
  }
}

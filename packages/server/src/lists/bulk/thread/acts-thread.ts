import { MessageChannel, Worker } from 'node:worker_threads'
import type { Store } from '@vitrine/store/store'
import type { Services } from '../../../services/services.ts'
import type { ActsThreadStart, ActWanted, ActWord } from './act-words.ts'

/** The thread ends when nothing was wanted of it for so long: a shop at rest has none. */
const idleMs = 5_000

type Outcome = 'over' | 'gone'

interface Waiting {
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: unknown) => void
}

/** What the thread is made of. */
interface ThreadParts {
  /** The file that it begins with. */
  readonly file: URL
  readonly admit: NonNullable<Store['admitThread']>
  readonly services: Pick<Services, 'dataDir' | 'secret' | 'campaignMailsPerMinute' | 'log'>
}

/** A thread that goes on with acts on many rows. It begins with the first. */
export class ActsThread {
  readonly #parts: ThreadParts
  readonly #waiting = new Map<string, Waiting>()
  #worker: Worker | undefined
  #ending: NodeJS.Timeout | undefined

  constructor(parts: ThreadParts) {
    this.#parts = parts
  }

  /** Goes on with an act for a while; 'gone': the thread ended before. Throws what the act threw. */
  async goOn(websiteId: string, bulkActId: string): Promise<Outcome> {
    clearTimeout(this.#ending)
    this.#worker ??= this.#begin()
    const wanted: ActWanted = { websiteId, bulkActId }
    this.#worker.postMessage(wanted)
    try {
      return await new Promise<Outcome>((resolve, reject) => {
        this.#waiting.set(bulkActId, { resolve, reject })
      })
    } finally {
      this.#waiting.delete(bulkActId)
      this.#ending = setTimeout(() => this.#endIdle(), idleMs).unref()
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#ending)
    await this.#worker?.terminate()
  }

  #begin(): Worker {
    const { file, admit, services } = this.#parts
    const { dataDir, secret, campaignMailsPerMinute, log } = services
    const { port1, port2 } = new MessageChannel()
    admit(port1)
    const start: ActsThreadStart = { dataDir, secret, campaignMailsPerMinute, port: port2 }
    const worker = new Worker(file, { workerData: start, transferList: [port2] })
    worker.unref()
    worker.on('message', (word: ActWord) => this.#hear(word))
    worker.on('error', (error) => log.warn({ err: error }, 'The thread of acts failed'))
    worker.on('exit', () => {
      // Nobody waits for one that was ended as idle; who waits then, waits for its successor.
      if (this.#worker !== worker) return
      this.#worker = undefined
      for (const { resolve } of this.#waiting.values()) resolve('gone')
    })
    return worker
  }

  #hear(word: ActWord): void {
    if (word.kind === 'log') this.#parts.services.log.warn(word.details, word.message)
    else if (word.kind === 'over') this.#waiting.get(word.bulkActId)?.resolve('over')
    else this.#waiting.get(word.bulkActId)?.reject(word.error)
  }

  #endIdle(): void {
    if (this.#waiting.size > 0) return
    const worker = this.#worker
    this.#worker = undefined
    void worker?.terminate()
  }
}

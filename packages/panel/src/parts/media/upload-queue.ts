import { createTurns } from '@vitrine/contract/client/create-turns'
import type { DigitalFile } from '@vitrine/domain/catalogue/sale/digital-file'
import { largestForSale, type MediaKind } from '@vitrine/domain/media/media-entry'
import { fileEmptyText, fileTooLargeText } from '@vitrine/domain/media/media-text'
import type { PanelMedia, SendingState } from './send-file.ts'
import { uploadText } from './upload-texts.ts'

/** A file on its way, or one that did not arrive. */
export interface QueuedUpload {
  readonly key: number
  readonly name: string
  readonly bytes: number
  readonly sentBytes: number
  readonly state: 'waiting' | SendingState | 'failed'
  /** Why it did not arrive. */
  readonly problem: string | null
  /** Whether it can be tried again; not when the file itself is what is wrong. */
  readonly mayRetry: boolean
}

/** Which files are taken, and who is told of each that arrived. */
export interface QueueOptions {
  readonly kinds: readonly MediaKind[]
  readonly replacesId?: string | null
  readonly onArrived: (media: PanelMedia) => void
  /** Files of any kind that are sold, and come to no library; then `kinds` and `onArrived` are not asked. */
  readonly forSale?: { readonly replacesId: string | null; readonly onArrived: (file: DigitalFile) => void }
}

interface Job {
  readonly file: File
  readonly options: QueueOptions
  abort: AbortController
}

/** Files on their way, one after another in the order in which they were chosen. */
export class UploadQueue {
  #uploads: readonly QueuedUpload[] = []
  readonly #jobs = new Map<number, Job>()
  readonly #listeners = new Set<() => void>()
  readonly #inTurn = createTurns()
  #nextKey = 1

  /** What is shown; another array after each change. */
  readonly uploads = (): readonly QueuedUpload[] => this.#uploads

  /** Tells of changes; returns how to stop. */
  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Adds files to the end of the line; resolves when they are through it. */
  async add(files: readonly File[], options: QueueOptions): Promise<void> {
    const sent = files.map((file) => {
      const key = this.#nextKey++
      this.#jobs.set(key, { file, options, abort: new AbortController() })
      const upload = { key, name: file.name, bytes: file.size, sentBytes: 0, problem: null, mayRetry: true }
      this.#show([...this.#uploads, { ...upload, state: 'waiting' }])
      return this.#enqueue(key)
    })
    await Promise.all(sent)
  }

  /** Gives a file up; what is being processed already may arrive all the same. */
  cancel(key: number): void {
    const upload = this.#uploads.find((each) => each.key === key)
    this.#jobs.get(key)?.abort.abort()
    if (upload?.state !== 'processing') this.dismiss(key)
  }

  /** Tries again what did not arrive; it goes on where it stopped. */
  retry(key: number): void {
    const job = this.#jobs.get(key)
    if (!job) return
    job.abort = new AbortController()
    this.#change(key, { state: 'waiting', problem: null })
    void this.#enqueue(key)
  }

  /** Gives up all files and takes away what was said of them; one that arrives all the same tells nobody. */
  clear(): void {
    for (const { abort } of this.#jobs.values()) abort.abort()
    this.#jobs.clear()
    this.#show([])
  }

  /** Takes a message away. */
  dismiss(key: number): void {
    this.#jobs.delete(key)
    this.#show(this.#uploads.filter((each) => each.key !== key))
  }

  #enqueue(key: number): Promise<void> {
    const fail = () => this.#change(key, { state: 'failed', problem: uploadText.upload })
    return this.#inTurn(() => this.#send(key)).catch(fail)
  }

  async #send(key: number): Promise<void> {
    const job = this.#jobs.get(key)
    if (!job || job.abort.signal.aborted) return
    const { file, options, abort } = job
    const way = await readWay()
    if (way === null) return this.#change(key, { state: 'failed', problem: uploadText.unable })
    const { forSale } = options
    const problem = await (forSale ? checkForSale(file) : way.checkFile(file, options.kinds)).catch(
      () => `The file ${file.name} cannot be read.`,
    )
    if (problem !== null) return this.#change(key, { state: 'failed', problem, mayRetry: false })
    const sent = await way.sendFile({
      file,
      replacesId: options.replacesId ?? null,
      ...(forSale && { forSale }),
      signal: abort.signal,
      tell: (state, sentBytes) => this.#change(key, { state, sentBytes }),
    })
    if (!this.#jobs.has(key)) return
    if (!sent.ok && sent.problem !== null)
      return this.#change(key, { state: 'failed', problem: sent.problem, mayRetry: true })
    this.dismiss(key)
    if (!sent.ok) return
    if ('file' in sent) forSale?.onArrived(sent.file)
    else options.onArrived(sent.media)
  }

  #change(key: number, part: Partial<QueuedUpload>): void {
    this.#show(this.#uploads.map((each) => (each.key === key ? { ...each, ...part } : each)))
  }

  #show(uploads: readonly QueuedUpload[]): void {
    this.#uploads = uploads
    for (const listener of this.#listeners) listener()
  }
}

async function checkForSale({ name, size }: File): Promise<string | null> {
  if (size === 0) return fileEmptyText(name)
  return size > largestForSale ? fileTooLargeText(name, largestForSale) : null
}

/** What sends a file, which is fetched with the first; null: it could not be fetched. */
async function readWay() {
  try {
    const [{ checkFile }, { sendFile }] = await Promise.all([
      import('./check-file.ts'),
      import('./send-file.ts'),
    ])
    return { checkFile, sendFile }
  } catch {
    return null
  }
}

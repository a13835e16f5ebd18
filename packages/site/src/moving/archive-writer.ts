import { createHash } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '@vitrine/store/engine/errors'
import { putInPlace } from './put-in-place.ts'
import type { Contents } from './site-archive.ts'
import { entryNames } from './site-archive.ts'
import { syncFolder } from './sync-folder.ts'
import { blockBytes, paddingOf, writeTarHead } from './tar-header.ts'

/** What the file of a site is called until it is whole, and what tells it to end. */
interface Unfinished {
  readonly token: string
  readonly signal?: AbortSignal | undefined
}

/** Writes the file of a site: under a name beside until it is whole. */
export class ArchiveWriter {
  readonly #place: string
  readonly #target: string
  readonly #file: FileHandle
  readonly #signal: AbortSignal | undefined
  readonly #entries: [string, string][] = []

  private constructor(
    target: string,
    { place, file, signal }: { place: string; file: FileHandle; signal: AbortSignal | undefined },
  ) {
    this.#target = target
    this.#place = place
    this.#file = file
    this.#signal = signal
  }

  /** Begins a file that its user alone can read. */
  static async begin(target: string, { token, signal }: Unfinished): Promise<ArchiveWriter> {
    const place = `${target}.${token}.part`
    return new ArchiveWriter(target, { place, file: await open(place, 'wx', 0o600), signal })
  }

  async addBytes(name: string, bytes: Buffer): Promise<void> {
    await this.#write(writeTarHead({ name, bytes: bytes.length }))
    await this.#write(bytes)
    await this.#pad(bytes.length)
    this.#entries.push([name, createHash('sha256').update(bytes).digest('hex')])
  }

  /** Adds a file as long as it is at this moment, and returns whether it was there; one that ends sooner ends the work with an error. */
  async addFile(name: string, from: string): Promise<boolean> {
    const file = await openIfThere(from)
    if (file === null) return false
    // It may be removed from now on: what is open is read to its end.
    try {
      const { size } = await file.stat()
      await this.#write(writeTarHead({ name, bytes: size }))
      const hash = createHash('sha256')
      let written = 0
      if (size > 0)
        for await (const part of file.createReadStream({ end: size - 1, autoClose: false })) {
          hash.update(part)
          written += part.length
          await this.#write(part)
        }
      if (written !== size) throw new Error(`The file ${from} was cut while it was read.`)
      await this.#pad(size)
      this.#entries.push([name, hash.digest('hex')])
      return true
    } finally {
      await file.close()
    }
  }

  /** Writes down what is in the file, and gives it its name, which is on the disk then; throws EEXIST where another file got that meanwhile. */
  async finish(tables: Contents['tables']): Promise<void> {
    const contents: Contents = { tables, entries: this.#entries }
    await this.addBytes(entryNames.contents, Buffer.from(JSON.stringify(contents)))
    await this.#write(Buffer.alloc(2 * blockBytes))
    await this.#file.sync()
    await this.#file.close()
    await putInPlace(this.#place, this.#target)
    await syncFolder(path.dirname(this.#target))
  }

  /** Leaves nothing of it. */
  async discard(): Promise<void> {
    await this.#file.close().catch(() => {})
    await rm(this.#place, { force: true })
  }

  #pad(bytes: number): Promise<void> {
    return this.#write(Buffer.alloc(paddingOf(bytes)))
  }

  async #write(bytes: Buffer): Promise<void> {
    this.#signal?.throwIfAborted()
    for (let at = 0; at < bytes.length; ) at += (await this.#file.write(bytes, at)).bytesWritten
  }
}

/** A file, opened to be read; null where it is not there, or not any more. */
async function openIfThere(place: string): Promise<FileHandle | null> {
  try {
    return await open(place, 'r')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

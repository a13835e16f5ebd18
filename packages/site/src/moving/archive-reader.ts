import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { hasManyValues, type ValueLimits } from '@vitrine/domain/limits/many-values'
import { mostOfSettings } from '@vitrine/store/website/moving/most-of-settings'
import type { Static, TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { namingFile } from './naming-file.ts'
import { blockBytes, paddingOf, readTarHead, type TarHead } from './tar-header.ts'

/** The file of a site is not as it was written, or was never one. */
export class BrokenArchiveError extends Error {
  override readonly name = 'BrokenArchiveError'
}

/** An entry, and where its bytes stand. */
export interface Entry extends TarHead {
  readonly at: number
}

/**
 * What is read into memory as a whole is no larger: rows come in entries of four million characters, but for a single row, of which the settings of a
 * site are the longest. A character of their document is three bytes at most: what JSON escapes in it is two, and one of four bytes counts as two.
 */
const mostInMemory = 3 * mostOfSettings + 1_000_000

/** What an entry of rows is made of: those that were read at once, of a table with more columns than any has. */
const mostOfEntry = { values: 100_000, properties: 100_000, propertiesOfOne: 4_000, depth: 8 }

/** Reads the file of a site. Nothing in it is packed: it comes to no more than its own size. */
export class ArchiveReader {
  readonly #place: string
  readonly #file: FileHandle
  /** Its entries, in their order. */
  readonly entries: readonly Entry[]

  private constructor(place: string, file: FileHandle, entries: readonly Entry[]) {
    this.#place = place
    this.#file = file
    this.entries = entries
  }

  /** Opens a file whose heads are all there; throws a `BrokenArchiveError` for another one. */
  static async open(place: string): Promise<ArchiveReader> {
    const file = await open(place, 'r')
    try {
      return new ArchiveReader(place, file, await namingFile(place, readHeads(file)))
    } catch (error) {
      await file.close()
      throw error
    }
  }

  close(): Promise<void> {
    return this.#file.close()
  }

  /** The bytes of an entry, as they are read. */
  stream({ at, bytes }: Entry): Readable {
    if (bytes === 0) return Readable.from([])
    return createReadStream(this.#place, { start: at, end: at + bytes - 1 })
  }

  /** All bytes of an entry. */
  async bytesOf({ name, at, bytes }: Entry, most = mostInMemory): Promise<Buffer> {
    if (bytes > most) throw new BrokenArchiveError(`${name} in the file is too large.`)
    const buffer = Buffer.alloc(bytes)
    const { bytesRead } = await this.#file.read(buffer, 0, bytes, at)
    if (bytesRead !== bytes) throw new BrokenArchiveError('The file was cut short.')
    return buffer
  }

  /** An entry of JSON in its shape. */
  async jsonOf<Shape extends TSchema>(entry: Entry, shape: Shape): Promise<Static<Shape>> {
    return parseEntry(entry.name, await this.bytesOf(entry), shape)
  }

  /** The entry that lists the other ones: no longer, and of no more, than their names make it. */
  async listOf<Shape extends TSchema>(entry: Entry, shape: Shape): Promise<Static<Shape>> {
    const names = this.entries.reduce((sum, { name }) => sum + Buffer.byteLength(JSON.stringify(name)), 0)
    const bytes = await this.bytesOf(entry, beside.bytes + names + this.entries.length * ofEach.bytes)
    const values = beside.values + this.entries.length * ofEach.values
    return parseEntry(entry.name, bytes, shape, { ...mostOfEntry, values })
  }

  /** The hash of an entry. */
  async hashOf(entry: Entry): Promise<string> {
    const hash = createHash('sha256')
    for await (const part of this.stream(entry)) hash.update(part)
    return hash.digest('hex')
  }
}

/** What the list holds of an entry beside its name: brackets, quotes, commas and a hash; that is a list of two values. */
const ofEach = { bytes: 80, values: 3 }

/** What it holds beside entries: so many rows of each table. */
const beside = { bytes: 100_000, values: 1_000 }

/** Reads JSON in its shape, once it is known that it is made of no more than an entry is. */
export function parseEntry<Shape extends TSchema>(
  name: string,
  bytes: Buffer,
  shape: Shape,
  most: ValueLimits = mostOfEntry,
): Static<Shape> {
  if (hasManyValues(bytes.toString('latin1'), most))
    throw new BrokenArchiveError(`${name} in the file holds more than any entry of a saved site.`)
  return checked(name, bytes, shape)
}

function checked<Shape extends TSchema>(name: string, bytes: Buffer, shape: Shape): Static<Shape> {
  const read = parsed(bytes)
  if (!isOfShape(shape, read)) throw new BrokenArchiveError(`${name} in the file cannot be read.`)
  return read
}

/** Compiled when they are needed first: a list of 100,000 entries would hold up all others for seconds. */
const validators = new Map<TSchema, Validator>()

function isOfShape<Shape extends TSchema>(shape: Shape, read: unknown): read is Static<Shape> {
  const validator = validators.get(shape) ?? Compile<TSchema>(shape)
  validators.set(shape, validator)
  return validator.Check(read)
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

async function readHeads(file: FileHandle): Promise<readonly Entry[]> {
  const { size } = await file.stat()
  const entries: Entry[] = []
  const names = new Set<string>()
  const block = Buffer.alloc(blockBytes)
  for (let at = 0; ; ) {
    const { bytesRead } = await file.read(block, 0, blockBytes, at)
    if (bytesRead !== blockBytes) throw new BrokenArchiveError('The file was cut short.')
    if (block.every((byte) => byte === 0)) return entries
    const head = readTarHead(block)
    if (head === null) throw new BrokenArchiveError('This is no file of a saved site, or it is damaged.')
    const { name, bytes } = head
    if (at + blockBytes + bytes > size) throw new BrokenArchiveError('The file was cut short.')
    if (names.has(name)) throw new BrokenArchiveError(`${name} is in the file twice.`)
    names.add(name)
    entries.push({ name, bytes, at: at + blockBytes })
    at += blockBytes + bytes + paddingOf(bytes)
  }
}

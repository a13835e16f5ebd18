import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type KeptFile, keepFile, sendFile } from '../../http/kept/kept-file.ts'

/** Files that are kept in memory, compressed: their types by ending. */
const textTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/** Larger files are sent from the disk, as they are. */
const maxBytes = 4_000_000

/** All that is kept, in all encodings: our own bundles take a part of it, files of templates what they are asked for. */
const usualMemoryBytes = 64_000_000

/** A file, and when it was last changed. */
interface TextFile extends KeptFile {
  readonly changedAtMs: number
}

/** Sends text files of our own folders from memory, compressed once. */
export class TextFiles {
  readonly #files: LRUCache<string, TextFile>
  /** Those that are being read, so that each is read once for all who ask meanwhile. */
  readonly #coming = new Map<string, Promise<TextFile>>()

  constructor(memoryBytes = usualMemoryBytes) {
    this.#files = new LRUCache({ maxSize: memoryBytes, sizeCalculation: bytesOf })
  }

  /** What it holds in memory. */
  get heldBytes(): number {
    return this.#files.calculatedSize
  }

  /** Whether a file is one of those; `file` is relative to a folder. */
  handles(file: string): boolean {
    return path.extname(file).toLowerCase() in textTypes
  }

  /** Sends a file; false when there is none, or a larger one. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    { root, file, caching, vary = 'accept-encoding' }: FileRequest,
  ): Promise<boolean> {
    const filePath = path.resolve(root, file)
    if (!filePath.startsWith(root + path.sep) || file.split('/').some((part) => part.startsWith('.')))
      return false
    const found = await this.#read(filePath)
    if (!found) return false

    const type = textTypes[path.extname(file).toLowerCase()] ?? 'text/plain'
    void sendFile(request, reply, { file: found, type, caching, vary })
    return true
  }

  async #read(filePath: string): Promise<TextFile | null> {
    const found = await stat(filePath).catch(() => null)
    if (!found?.isFile() || found.size > maxBytes) return null
    const known = this.#files.get(filePath)
    return known?.changedAtMs === found.mtimeMs ? known : this.#readAnew(filePath, found.mtimeMs)
  }

  async #readAnew(filePath: string, changedAtMs: number): Promise<TextFile> {
    const key = `${changedAtMs} ${filePath}`
    const coming = this.#coming.get(key) ?? readText(filePath, changedAtMs)
    this.#coming.set(key, coming)
    try {
      const file = await coming
      this.#files.set(filePath, file)
      return file
    } finally {
      this.#coming.delete(key)
    }
  }
}

/** A file of a folder, and how long it may be kept. */
export interface FileRequest {
  readonly root: string
  readonly file: string
  readonly caching: string
  /** What the answer depends on beside its address; only the encoding where nothing is said. */
  readonly vary?: string
}

function bytesOf({ plain, encoded }: TextFile): number {
  return plain.length + encoded.br.length + encoded.gzip.length + 1
}

async function readText(filePath: string, changedAtMs: number): Promise<TextFile> {
  return { changedAtMs, ...(await keepFile(await readFile(filePath))) }
}

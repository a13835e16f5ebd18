import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
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

/** Larger files are sent from the disk. */
const maxBytes = 4_000_000

/** A file, and when it was last changed. */
interface TextFile extends KeptFile {
  readonly changedAtMs: number
}

/** Sends text files of our own folders from memory, compressed once. */
export class TextFiles {
  readonly #files = new Map<string, Promise<TextFile | null>>()

  /** Whether a file is one of those; `file` is relative to a folder. */
  handles(file: string): boolean {
    return path.extname(file).toLowerCase() in textTypes
  }

  /** Sends a file; false when there is none. */
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
    const known = await this.#files.get(filePath)
    if (known?.changedAtMs === found.mtimeMs) return known
    const reading = readText(filePath, found.mtimeMs)
    this.#files.set(filePath, reading)
    return reading
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

async function readText(filePath: string, changedAtMs: number): Promise<TextFile> {
  return { changedAtMs, ...(await keepFile(await readFile(filePath))) }
}

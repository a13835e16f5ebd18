import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { bestEncoding } from '../../http/kept/accepted-encodings.ts'

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

/** A file in the forms it is sent in. */
interface TextFile {
  readonly changedAtMs: number
  readonly etag: string
  readonly plain: Buffer
  readonly gzip: Buffer
  readonly brotli: Buffer
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
    { root, file, caching }: FilePlace,
  ): Promise<boolean> {
    const place = path.resolve(root, file)
    if (!place.startsWith(root + path.sep) || file.split('/').some((part) => part.startsWith('.')))
      return false
    const found = await this.#read(place)
    if (!found) return false

    const encoding = bestEncoding(request.headers['accept-encoding'])
    const etag = encoding === null ? `"${found.etag}"` : `"${found.etag}-${encoding}"`
    void reply.header('cache-control', caching).header('etag', etag).header('vary', 'accept-encoding')
    if (request.headers['if-none-match'] === etag) {
      void reply.status(304).send()
      return true
    }
    if (encoding) void reply.header('content-encoding', encoding)
    const body = encoding === 'br' ? found.brotli : encoding === 'gzip' ? found.gzip : found.plain
    void reply.type(textTypes[path.extname(file).toLowerCase()] ?? 'text/plain').send(body)
    return true
  }

  async #read(place: string): Promise<TextFile | null> {
    const found = await stat(place).catch(() => null)
    if (!found?.isFile() || found.size > maxBytes) return null
    const known = await this.#files.get(place)
    if (known?.changedAtMs === found.mtimeMs) return known
    const reading = readText(place, found.mtimeMs)
    this.#files.set(place, reading)
    return reading
  }
}

/** A file of a folder, and how long it may be kept. */
export interface FilePlace {
  readonly root: string
  readonly file: string
  readonly caching: string
}

async function readText(place: string, changedAtMs: number): Promise<TextFile> {
  const plain = await readFile(place)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(plain),
    promisify(brotliCompress)(plain, { params }),
  ])
  const etag = createHash('sha1').update(plain).digest('base64url')
  return { changedAtMs, etag, plain, gzip: zipped, brotli }
}

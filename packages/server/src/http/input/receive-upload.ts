import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import fastifyMultipart, { type MultipartFile } from '@fastify/multipart'
import type { Call } from '@vitrine/contract/call'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Upload } from '../exchange.ts'

/** An upload that its sender did not write as he should, or did not finish. */
class UnreadableUploadError extends Error {
  readonly statusCode = 400
}

/** Lets the calls of this scope take multipart form data; everywhere else it is refused before it is read. */
export function takeUploads(scope: FastifyInstance, { maxBytes }: NonNullable<Call['upload']>): void {
  scope.register(fastifyMultipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 20, parts: 21, fieldNameSize: 100, fieldSize: 10_000, fileSize: maxBytes },
  })
}

/** The file of a multipart request, of which nothing but its name has been read; null when there is none. */
export async function receiveUpload(request: FastifyRequest): Promise<ReceivedUpload | null> {
  if (!request.isMultipart()) return null
  const part = await request.file().catch((error: unknown) => {
    throw new UnreadableUploadError('The upload could not be read', { cause: error })
  })
  return part ? new ReceivedUpload(part) : null
}

/** A file on its way: it goes to the disk as it comes in, and never stands in memory as a whole. */
class ReceivedUpload implements Upload {
  readonly filename: string
  readonly #part: MultipartFile

  constructor(part: MultipartFile) {
    this.filename = part.filename
    this.#part = part
  }

  async saveTo(path: string): Promise<'saved' | 'too-large'> {
    const { file } = this.#part
    try {
      await pipeline(file, createWriteStream(path))
    } catch (error) {
      throw isFromDisk(error) ? error : new UnreadableUploadError('The upload broke off', { cause: error })
    }
    return file.truncated ? 'too-large' : 'saved'
  }

  /** Lets the rest pass by when it is not wanted. */
  discard(): void {
    if (!this.#part.file.readableEnded) this.#part.file.resume()
  }
}

function isFromDisk(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

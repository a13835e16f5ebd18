import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import fastifyMultipart, { type MultipartFile } from '@fastify/multipart'
import type { Call } from '@vitrine/contract/call'
import { formLimits } from '@vitrine/domain/forms/form-limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FormPart, Upload } from '../exchange.ts'

/** An upload that its sender did not write as it should be, or did not finish. */
class UnreadableUploadError extends Error {
  readonly statusCode = 400
}

/** Lets the calls of this scope take multipart form data; everywhere else it is refused before it is read. */
export function takeUploads(scope: FastifyInstance, { maxBytes, isForm }: NonNullable<Call['upload']>): void {
  const limits = isForm ? limitsOfForm : limitsOfFile
  scope.register(fastifyMultipart, { throwFileSizeLimit: false, limits: { ...limits, fileSize: maxBytes } })
}

const limitsOfFile = { files: 1, fields: 20, parts: 21, fieldNameSize: 100, fieldSize: 10_000 }

/** A form of sixty fields has hundreds of inputs where they have parts and options. */
const limitsOfForm = {
  files: 200,
  fields: formLimits.inputs,
  parts: formLimits.inputs + 200,
  headerPairs: 20,
  fieldNameSize: 500,
  fieldSize: formLimits.sent,
}

/**
 * The file of a multipart request, of which nothing but its name has been read; null when there is none. `lookAgain` is called when its last
 * byte is there, and throws where its sender may not send it any more.
 */
export async function receiveUpload(
  request: FastifyRequest,
  lookAgain: () => Promise<void>,
): Promise<ReceivedUpload | null> {
  if (!request.isMultipart()) return null
  const part = await request.file().catch((error: unknown) => {
    throw new UnreadableUploadError('The upload could not be read', { cause: error })
  })
  return part ? new ReceivedUpload(part, lookAgain) : null
}

/** The fields and files of a form, one after the other; a file has to be saved or let pass by before the next part is read. */
export async function* receiveParts(request: FastifyRequest): AsyncIterable<FormPart> {
  if (!request.isMultipart()) throw new UnreadableUploadError('This is no form')
  let textBytes = 0
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        yield { kind: 'file', name: part.fieldname, upload: new ReceivedUpload(part, letIn) }
        continue
      }
      const value = typeof part.value === 'string' ? part.value : ''
      textBytes += value.length + part.fieldname.length
      if (part.valueTruncated || part.fieldnameTruncated || textBytes > formLimits.sent)
        throw new UnreadableUploadError('The form holds too much')
      yield { kind: 'text', name: part.fieldname, value }
    }
  } catch (error) {
    throw isFromDisk(error)
      ? error
      : new UnreadableUploadError('The form could not be read', { cause: error })
  }
}

/** Forms are sent by visitors, who have no account that could be taken from them. */
const letIn = async () => {}

/** A file on its way: it goes to the disk as it comes in, and never stands in memory as a whole. */
class ReceivedUpload implements Upload {
  readonly filename: string
  readonly #part: MultipartFile
  readonly #lookAgain: () => Promise<void>

  constructor(part: MultipartFile, lookAgain: () => Promise<void>) {
    this.filename = part.filename
    this.#part = part
    this.#lookAgain = lookAgain
  }

  async saveTo(path: string, mostBytes = Number.POSITIVE_INFINITY): Promise<'saved' | 'too-large'> {
    const { file } = this.#part
    let isOver = false
    let bytes = 0
    const within = new Transform({
      // What is over the limit passes by: the rest of the form comes behind it.
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length
        isOver ||= bytes > mostBytes
        done(null, isOver ? undefined : chunk)
      },
    })
    try {
      await pipeline(file, within, createWriteStream(path)).catch((error: unknown) => {
        throw isFromDisk(error) ? error : new UnreadableUploadError('The upload broke off', { cause: error })
      })
      await this.#lookAgain()
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
    return file.truncated || isOver ? 'too-large' : 'saved'
  }

  /** Lets the rest pass by when it is not wanted. */
  discard(): void {
    if (!this.#part.file.readableEnded) this.#part.file.resume()
  }
}

function isFromDisk(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

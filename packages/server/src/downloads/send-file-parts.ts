import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { type ByteRange, readRange } from '@vitrine/domain/downloads/byte-range'
import { usedUpFileText } from '@vitrine/domain/downloads/download-grant'
import { attachmentHeader } from '@vitrine/domain/downloads/file-name'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusalStatus } from '../http/reply/refusal-status.ts'
import { inertPolicy } from '../http/reply/security-headers.ts'
import type { Delivery } from './open-delivery.ts'

/** Answers why a file does not go out; without a text: it is not there. */
export type RefuseFile = (problem: 'not-found' | 'download-closed', text?: string) => FastifyReply

interface AskedFile {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly refuse: RefuseFile
}

/** Sends a file, or the part that was asked for. Bytes are booked before they go out; those that did not are given back. */
export async function sendFileParts(delivery: Delivery, { request, reply, refuse }: AskedFile) {
  const { bytes } = delivery
  const range = readRange(rangeOf(request, delivery), bytes)
  if (range.kind === 'unsatisfiable')
    return reply
      .status(refusalStatus['range-unsatisfiable'])
      .header('content-range', `bytes */${bytes}`)
      .header('cache-control', 'no-store')
      .send()
  const [start, end] = range.kind === 'part' ? [range.start, range.end] : [0, bytes - 1]
  if (request.method === 'HEAD') return describe(delivery, range, reply).send(Readable.from([]))

  const handle = await open(delivery.file, 'r').catch((error: unknown) => {
    request.server.installation.services.log.error(
      { err: error, file: delivery.file },
      'A file that was sold is gone',
    )
    return null
  })
  if (!handle) return refuse('not-found')
  const length = end - start + 1
  if (!(await delivery.book(length))) {
    await handle.close()
    return refuse('download-closed', usedUpFileText)
  }
  const stream = handle.createReadStream({ start, end })
  reply.raw.once('close', () => {
    const left = length - stream.bytesRead
    stream.destroy()
    if (left > 0) void delivery.giveBack(left).catch(() => {})
  })
  return describe(delivery, range, reply).send(stream)
}

/** A part is of one version: of another, the whole file is sent. */
function rangeOf({ headers }: FastifyRequest, { etag }: Delivery): string | undefined {
  const only = headers['if-range']
  return only === undefined || only === etag ? headers.range : undefined
}

function describe(
  { filename, contentType, bytes, etag }: Delivery,
  range: Exclude<ByteRange, { kind: 'unsatisfiable' }>,
  reply: FastifyReply,
): FastifyReply {
  const isPart = range.kind === 'part'
  const length = isPart ? range.end - range.start + 1 : bytes
  if (isPart) void reply.header('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
  return reply
    .status(isPart ? 206 : 200)
    .header('content-length', String(length))
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    .header('content-disposition', attachmentHeader(filename))
    .header('content-security-policy', inertPolicy)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .type(contentType)
}

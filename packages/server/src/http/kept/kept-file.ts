import type { FastifyReply, FastifyRequest } from 'fastify'
import { type BrotliQuality, compress } from './compress.ts'
import { type Encoding, encodingsFor } from './encodings.ts'
import { contentHash, etagOf, isKnown } from './etag.ts'

/** A text in memory in all encodings: a style sheet, a script, a file of a folder. */
export interface KeptFile {
  readonly hash: string
  readonly plain: Buffer
  readonly encoded: Readonly<Record<Encoding, Buffer>>
}

/** Encodes a content to be kept; `hash` is what tells it from others, where something does already. */
export async function keepFile(
  plain: Buffer,
  { hash = contentHash(plain), quality }: { readonly hash?: string; readonly quality?: BrotliQuality } = {},
): Promise<KeptFile> {
  const [br, gzip] = await Promise.all([compress(plain, 'br', quality), compress(plain, 'gzip')])
  return { hash, plain, encoded: { br, gzip } }
}

/** A file, and how it is sent. */
interface SentFile {
  readonly file: KeptFile
  readonly type: string
  readonly caching: string
  /** What the answer depends on beside its address. */
  readonly vary?: string
}

/** Sends a file in the encoding that the browser likes best, or tells that it has it. One that must not be stored gets no tag. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, type, caching, vary = 'accept-encoding' }: SentFile,
) {
  const [encoding = null] = encodingsFor(request.headers['accept-encoding'])
  const etag = etagOf(file.hash, encoding)
  void reply.header('cache-control', caching).header('vary', vary)
  if (caching !== 'no-store') {
    void reply.header('etag', etag)
    if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send()
  }
  if (encoding !== null) void reply.header('content-encoding', encoding)
  return reply.type(type).send(encoding === null ? file.plain : file.encoded[encoding])
}

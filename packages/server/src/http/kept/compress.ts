import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './encodings.ts'

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

/** How much Brotli may cost: 9 for what is kept for all, 5 where anybody can have new contents made. */
export type BrotliQuality = 5 | 9

/** Encodes bytes. */
export function compress(
  bytes: Uint8Array,
  encoding: Encoding,
  quality: BrotliQuality = 9,
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return gzipped(bytes)
  return brotlied(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

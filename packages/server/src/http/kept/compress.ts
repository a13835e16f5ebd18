import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './encodings.ts'

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

/** How much Brotli may cost: 9 for what is kept for all, 5 where anybody can have new contents made. */
export type BrotliQuality = 5 | 9

/** Bytes of which a window of 64 KB sees nearly all. */
const fewBytes = 131_072

/** A window of 64 KB: with a larger one, Brotli of quality 9 takes ten times as long for a page (decision 525). */
const smallWindow = { [constants.BROTLI_PARAM_LGWIN]: 16 }

/** Encodes bytes. */
export function compress(
  bytes: Uint8Array,
  encoding: Encoding,
  quality: BrotliQuality = 9,
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return gzipped(bytes)
  const window = bytes.length <= fewBytes ? smallWindow : {}
  return brotlied(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, ...window } })
}

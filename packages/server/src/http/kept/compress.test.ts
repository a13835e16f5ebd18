import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compress } from './compress.ts'

const page = Buffer.from(Array.from({ length: 4_000 }, (_, each) => `<li>Mug ${each}</li>`).join(''))
const large = Buffer.concat([page, page, page])

it('gives Brotli of a page a window of 64 KB, and what is larger one that sees all of it', async () => {
  const [small, whole] = [await compress(page, 'br'), await compress(large, 'br')]
  expect([brotliDecompressSync(small).equals(page), brotliDecompressSync(whole).equals(large)]).toEqual([
    true,
    true,
  ])
  // A stream begins with the bit 0 where its window is 64 KB (RFC 7932, section 9.1).
  expect([small, whole].map(([first = 0]) => first % 2)).toEqual([0, 1])
})

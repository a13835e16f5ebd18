import { randomFillSync } from 'node:crypto'

/** Random bytes are drawn in stock, since each call to the system costs more than a page from memory; none is given out twice. */
const stock = Buffer.alloc(8_192)
let used = stock.length

/** A secret of that many random bytes (at most 64), in base64url, or in hex digits. */
export function randomText(bytes: number, encoding: 'base64url' | 'hex' = 'base64url'): string {
  if (used + bytes > stock.length) {
    randomFillSync(stock)
    used = 0
  }
  const text = stock.toString(encoding, used, used + bytes)
  stock.fill(0, used, used + bytes)
  used += bytes
  return text
}

import { hash } from 'node:crypto'

/** Bytes of a block and of a result of SHA-256. */
const blockBytes = 64
const hashBytes = 32

/** The two forms of a key, each with room behind it for what is hashed with it. */
interface SigningKey {
  readonly inner: Buffer
  readonly outer: Buffer
}

/** Longest text that fits behind the key. */
const maxTextBytes = 1_024

const keys = new Map<string, SigningKey>()

/**
 * Signs a text of at most 1024 bytes: HMAC-SHA-256 (RFC 2104) in base64url. Made of two hashes, since an `Hmac` object for each
 * signature costs several times as much as the page that it goes with, most of it when it is cleared away.
 */
export function signText(secret: string, text: string): string {
  const { inner, outer } = keyOf(secret)
  const length = Buffer.byteLength(text)
  if (length > maxTextBytes) throw new RangeError('The text to be signed is too long')
  inner.write(text, blockBytes)
  outer.write(hash('sha256', inner.subarray(0, blockBytes + length), 'binary'), blockBytes, 'binary')
  return hash('sha256', outer, 'base64url')
}

function keyOf(secret: string): SigningKey {
  const known = keys.get(secret)
  if (known) return known
  const given = Buffer.from(secret)
  const key = given.length > blockBytes ? hash('sha256', given, 'buffer') : given
  const inner = Buffer.alloc(blockBytes + maxTextBytes)
  const outer = Buffer.alloc(blockBytes + hashBytes)
  for (let at = 0; at < blockBytes; at++) {
    inner[at] = (key[at] ?? 0) ^ 0x36
    outer[at] = (key[at] ?? 0) ^ 0x5c
  }
  const made = { inner, outer }
  keys.set(secret, made)
  return made
}

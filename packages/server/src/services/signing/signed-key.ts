import { isSameSignature, signText } from './signature.ts'
import type { SignedText } from './signed-words.ts'

/** What is open to whoever has the key of its id. */
type KeyPurpose = Extract<SignedText, readonly ['order' | 'payment' | 'subscription' | 'cart', string]>[0]

/** The key that belongs to an id. 128 bits, so that guessing does not pay. */
interface SignedKey {
  make(secret: string, id: string): string
  /** Whether a key belongs to an id. */
  isOf(secret: string, id: string, key: string): boolean
}

/** Makes keys for one purpose. */
export function signedKey(purpose: KeyPurpose): SignedKey {
  const make = (secret: string, id: string) =>
    signText(secret, [purpose, id]).subarray(0, 16).toString('base64url')
  return { make, isOf: (secret, id, key) => isSameSignature(key, make(secret, id)) }
}

/** What a link leads to, and how often its links were made worthless. */
interface Linked {
  readonly id: string
  readonly linkVersion?: number | undefined
}

/** The id by which a key is made of what can have new links; the first have that of before. */
export function linkedId({ id, linkVersion = 0 }: Linked): string {
  return linkVersion === 0 ? id : `${id} ${linkVersion}`
}

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

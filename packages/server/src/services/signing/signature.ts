import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SignedList, SignedText } from './signed-words.ts'

/** Signs a list: 32 bytes that nobody makes without the secret. */
export function signList(secret: string, list: SignedList): Buffer {
  return createHmac('sha256', secret).update(JSON.stringify(list)).digest()
}

/** Signs a text. */
export function signText(secret: string, words: SignedText): Buffer {
  return createHmac('sha256', secret).update(words.join(' ')).digest()
}

/** Whether what was shown is right, which takes as long where it is nearly so. */
export function isSameSignature(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

import type { KeyRight } from '@vitrine/domain/owners/key-rights'
import type { SiteStore } from '@vitrine/store/store'
import type { FastifyRequest } from 'fastify'
import { type Refusal, refuse } from '../reply/reply.ts'
import { tooMany } from '../reply/too-many.ts'
import { hashToken } from './token-hash.ts'

/** Calls by one key, and keys that a network tries in vain. */
export const keyLimit = { max: 300, windowMs: 60_000 }
export const guessLimit = { max: 30, windowMs: 15 * 60_000 }

/** How exactly it is kept when a key was used last. */
const usedEveryMs = 60_000

/** The key that a request brings along in `Authorization: Bearer KEY`; null without one. */
export function keyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? null
}

/** Whose door a key is held against. */
interface KeyContext {
  /** The right that the call asks for; null where no key is enough. */
  readonly right: KeyRight | null
  readonly network: string
  readonly store: SiteStore
  readonly nowMs: number
}

/** Lets a key in, or returns why not. */
export async function admitKey(
  key: string,
  { right, network, store, nowMs }: KeyContext,
): Promise<Refusal | null> {
  const found = await store.apiKeys.findByToken(hashToken(key), nowMs)
  if (!found) {
    const guess = await store.rateLimits.take(`key-guess:${network}`, { ...guessLimit, nowMs })
    return guess.allowed ? refuse('key-wrong', wrongKeyText) : tooMany(guess.retryAfterMs)
  }
  const use = await store.rateLimits.take(`key:${found.id}`, { ...keyLimit, nowMs })
  if (!use.allowed) return tooMany(use.retryAfterMs)
  if (nowMs - (found.lastUsedAtMs ?? 0) >= usedEveryMs) await store.apiKeys.touch(found.id, nowMs)
  if (right === null) return refuse('not-allowed', 'Keys cannot make this call.')
  return found.rights.includes(right) ? null : refuse('not-allowed', 'This key is not allowed to read this.')
}

const wrongKeyText = 'This key does not exist, was deleted, or has expired.'

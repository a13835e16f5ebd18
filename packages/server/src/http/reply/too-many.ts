import { tryAgainText } from '@vitrine/domain/limits/try-again'
import { type Refusal, refuse } from './reply.ts'

/** Refuses an attempt that came too soon, and says when the next one may come, or a text of its own, which clients of forms look for in `error`. */
export function tooMany(retryAfterMs: number, text?: string): Refusal {
  const seconds = waitSeconds(retryAfterMs)
  const headers = { 'retry-after': String(seconds) }
  if (text !== undefined) return refuse('too-many', text, { error: text }, { headers })
  return refuse('too-many', tryAgainText(seconds), {}, { headers })
}

/** A wait as `Retry-After` tells it. */
export function waitSeconds(retryAfterMs: number): number {
  return Math.max(1, Math.ceil(retryAfterMs / 1000))
}

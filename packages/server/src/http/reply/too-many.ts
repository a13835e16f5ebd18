import { tryAgainText } from '@vitrine/domain/limits/try-again'
import { type Refusal, refuse } from './reply.ts'

/** Refuses an attempt that came too soon, and says when the next one may come. */
export function tooMany(retryAfterMs: number): Refusal {
  const seconds = waitSeconds(retryAfterMs)
  return refuse('too-many', tryAgainText(seconds), {}, { headers: { 'retry-after': String(seconds) } })
}

/** A wait as `Retry-After` tells it. */
export function waitSeconds(retryAfterMs: number): number {
  return Math.max(1, Math.ceil(retryAfterMs / 1000))
}

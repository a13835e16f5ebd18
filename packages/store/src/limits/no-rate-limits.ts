import type { RateLimits } from './rate-limits.ts'

/** Lets every attempt through, and counts none: for who measures. */
export const noRateLimits: RateLimits = {
  take: async () => ({ allowed: true, retryAfterMs: 0 }),
  giveBack: async () => {},
}

/** A job that failed so often is put aside as dead: with the waits between, that is after about nineteen hours, and fourteen at the least: a night is none too many. */
export const attemptLimit = 15

const firstWaitMs = 30_000
const longestWaitMs = 3 * 3600_000

/**
 * When to try again: after half a minute, then twice as long each time, up to three hours; spread by a quarter, so that
 * what failed together does not come back together.
 *
 * @param chance from 0 to below 1
 */
export function retryTime(nowMs: number, attempts: number, chance: number): number {
  const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** (attempts - 1))
  return Math.round(nowMs + waitMs * (0.75 + chance / 2))
}

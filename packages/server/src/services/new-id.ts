import { randomText } from './random-text.ts'

/** Hex digits of a moment in milliseconds, until the year 2527. */
const timeDigits = 11

/**
 * A new id of 24 hex digits: the moment in which it is made, and 52 random bits. What is made at one time stands together in every index, so
 * that those who come together change few of its pages. An id is no secret.
 */
export function newTimedId(nowMs: number): string {
  const time = nowMs.toString(16).padStart(timeDigits, '0')
  return time + randomText(7, 'hex').slice(1)
}

/**
 * The share of an amount that belongs to the first part of a whole, rounded down. What lies between two parts is the difference of their
 * shares: however the whole is cut, the pieces add up to the amount.
 */
export function shareUpTo(cents: number, part: number, whole: number): number {
  if (whole <= 0) return 0
  if (cents * part <= Number.MAX_SAFE_INTEGER) return Math.floor((cents * part) / whole)
  return Number((BigInt(cents) * BigInt(part)) / BigInt(whole))
}

/**
 * How many downloads bytes of a file are. The first byte of a visitor on a day is one, whatever parts the file comes in; a further one
 * counts when nine tenths of the file went out again, so that going on after a break costs nothing.
 */
function downloadsOf(sentBytes: number, fileBytes: number): number {
  return Math.max(1, Math.floor(sentBytes / fileBytes + 0.1))
}

/** What was written down for a visitor, a file and a day, and what comes to it. */
export interface Booking {
  /** Null: nothing yet. */
  readonly sentBytes: number | null
  /** Negative for bytes that were booked and did not go out. */
  readonly moreBytes: number
  readonly fileBytes: number
}

/** What is written down then, and how many downloads more it is. */
export function bookBytes({ sentBytes, moreBytes, fileBytes }: Booking): {
  readonly sentBytes: number
  readonly downloads: number
} {
  const sum = Math.max(0, (sentBytes ?? 0) + moreBytes)
  const before = sentBytes === null ? 0 : downloadsOf(sentBytes, fileBytes)
  return { sentBytes: sum, downloads: downloadsOf(sum, fileBytes) - before }
}

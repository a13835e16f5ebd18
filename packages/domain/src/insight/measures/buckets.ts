/** Each bucket reaches a fifth farther than the one before: what is read between its ends is off by a few percent, or by a fifth where all values are alike. */
const growth = 1.2

/** The last one: a minute and more. */
const lastBucket = 61

/** How many values a bucket has. */
export interface FilledBucket {
  readonly bucket: number
  readonly count: number
}

/** The bucket of a value: 0 for less than 1, then as logarithms grow. */
export function bucketOf(value: number): number {
  if (!(value >= 1)) return 0
  return Math.min(lastBucket, Math.floor(Math.log(value) / Math.log(growth)) + 1)
}

/** Whether a number is one of a bucket. */
export function isBucket(bucket: number): boolean {
  return Number.isInteger(bucket) && bucket >= 0 && bucket <= lastBucket
}

/** The value that three of four do not exceed, as far as buckets tell; 0 where there is none. */
export function threeOfFour(filled: readonly FilledBucket[]): number {
  const sorted = filled.toSorted((one, other) => one.bucket - other.bucket)
  const wanted = 0.75 * sorted.reduce((sum, { count }) => sum + count, 0)
  let below = 0
  for (const { bucket, count } of sorted) {
    if (below + count >= wanted && count > 0) return Math.round(valueWithin(bucket, (wanted - below) / count))
    below += count
  }
  return 0
}

/** A value so far between the ends of a bucket. */
function valueWithin(bucket: number, part: number): number {
  return bucket === 0 ? part : growth ** (bucket - 1 + part)
}

/** A variant with the share that was set, and the visits that got it. */
interface SharedVariant {
  readonly percent: number
  readonly visits: number
}

/** Fewer visits tell nothing. */
const leastVisits = 100

/** What chi-square comes to by chance once in a thousand times, by degrees of freedom 1 to 4. */
const oncePerThousand = [10.828, 13.816, 16.266, 18.467]

/**
 * Whether visits are shared out as was set, by a chi-square test (p < 0.001: they are not). Where they are not, some are sent elsewhere, are not
 * counted or are programs, and nothing can be read from the rest. Null: too few to tell.
 */
export function isSharedAsSet(variants: readonly SharedVariant[]): boolean | null {
  const total = variants.reduce((sum, { visits }) => sum + visits, 0)
  if (total < leastVisits) return null
  const getNothing = variants.filter(({ percent }) => percent === 0)
  if (getNothing.some(({ visits }) => visits > 0)) return false
  const shared = variants.filter(({ percent }) => percent > 0)
  const chiSquare = shared.reduce((sum, { percent, visits }) => {
    const expected = (total * percent) / 100
    return sum + (visits - expected) ** 2 / expected
  }, 0)
  const limit = oncePerThousand[shared.length - 2]
  return limit === undefined || chiSquare < limit
}

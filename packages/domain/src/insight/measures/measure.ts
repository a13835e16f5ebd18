/** What pages measure of themselves: when the first and the largest thing was painted, how much moved, how long presses wait, when all was loaded. */
export const pageMeasures = ['fcp', 'lcp', 'cls', 'fid', 'inp', 'load'] as const

/** A name of a measure. */
export type PageMeasure = (typeof pageMeasures)[number]

/** How good it is for three of four visitors. */
export const measureRatings = ['good', 'fair', 'poor'] as const

/** A rating of a measure. */
export type MeasureRating = (typeof measureRatings)[number]

/** Up to which value a measure is good, and up to which it is fair: those of the Web Vitals, that of `load` is ours. Milliseconds; of `cls` thousandths. */
const limits: Readonly<Record<PageMeasure, { readonly good: number; readonly fair: number }>> = {
  fcp: { good: 1_800, fair: 3_000 },
  lcp: { good: 2_500, fair: 4_000 },
  cls: { good: 100, fair: 250 },
  fid: { good: 100, fair: 300 },
  inp: { good: 200, fair: 500 },
  load: { good: 3_000, fair: 6_000 },
}

/** Rates a value that three of four visitors do not exceed. */
export function rateMeasure(measure: PageMeasure, value: number): MeasureRating {
  const { good, fair } = limits[measure]
  if (value <= good) return 'good'
  return value <= fair ? 'fair' : 'poor'
}

/** Whether a text names a measure. */
export function isPageMeasure(text: string): text is PageMeasure {
  return pageMeasures.some((name) => name === text)
}

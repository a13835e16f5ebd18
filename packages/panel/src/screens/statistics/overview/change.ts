/** How a figure stands to the one of the days before. */
export type Change =
  | { readonly kind: 'same' }
  /** There was nothing before. */
  | { readonly kind: 'new' }
  /** By how much of what it was, in thousandths of a percent: whole percent, below ten with a place more. */
  | { readonly kind: 'more' | 'less'; readonly milliPercent: number; readonly isBeyond: boolean }

/** More than ten times of what it was: nobody reads its percent. */
const mostMilliPercent = 999_000

/** Holds a figure against the one of the days before; null where either is not known. */
export function changeOf(now: number | null, before: number | null): Change | null {
  if (now === null || before === null) return null
  if (now === before) return { kind: 'same' }
  if (before === 0) return { kind: 'new' }
  const ratio = Math.abs(now - before) / Math.abs(before)
  const exact = ratio * 100_000
  const milliPercent = exact >= 10_000 ? Math.round(exact / 1_000) * 1_000 : Math.round(exact / 100) * 100
  return {
    kind: now > before ? 'more' : 'less',
    milliPercent: Math.min(milliPercent, mostMilliPercent),
    isBeyond: milliPercent > mostMilliPercent,
  }
}

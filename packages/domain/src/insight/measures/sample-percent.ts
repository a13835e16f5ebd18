/** Up to so many views a day each page measures itself: more would tell nothing new. */
const viewsForAll = 10_000

/** Of a hundred pages so many measure themselves, by the views of the day before. */
export function samplePercent(viewsADay: number): number {
  if (viewsADay <= viewsForAll) return 100
  return Math.max(1, Math.floor((100 * viewsForAll) / viewsADay))
}

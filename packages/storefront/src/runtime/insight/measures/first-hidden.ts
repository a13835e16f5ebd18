/** Follows when the page was in the background first, in milliseconds as entries have them; endless: never so far. A page that is drawn ahead begins when it is shown. */
export function followFirstHidden(begunAtMs: number): () => number {
  let firstMs = hiddenSoFar(begunAtMs)
  document.addEventListener('visibilitychange', ({ timeStamp }) => {
    if (document.visibilityState === 'hidden') firstMs = Math.min(firstMs, timeStamp)
  })
  return () => firstMs
}

/** This script begins after the page: a tab that was opened in the background may be in front by now. Browsers that do not note it say how it is. */
function hiddenSoFar(begunAtMs: number): number {
  const hidden = performance
    .getEntriesByType('visibility-state')
    .filter(({ name, startTime }) => name === 'hidden' && startTime >= begunAtMs)
  const isHidden = document.visibilityState === 'hidden'
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...hidden.map(({ startTime }) => startTime),
    ...(isHidden && hidden.length === 0 ? [0] : []),
  )
}

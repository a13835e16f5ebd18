/** The known name closest to an unknown one, if it is close: at most a third of it is different. */
export function suggest(unknown: string, known: Iterable<string>): string | undefined {
  if (unknown.length > longestName) return undefined
  let best: string | undefined
  let least = Math.max(1, Math.floor(unknown.length / 3)) + 1
  for (const name of known) {
    if (Math.abs(name.length - unknown.length) >= least) continue
    const distance = editDistance(unknown.toLowerCase(), name.toLowerCase())
    if (distance < least) {
      least = distance
      best = name
    }
  }
  return best
}

const longestName = 48

/** How many letters must be added, dropped, changed or swapped with their neighbour to make one word of the other. */
function editDistance(from: string, to: string): number {
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let left = 1; left <= from.length; left++) {
    const row = [left]
    for (let right = 1; right <= to.length; right++) {
      const change = (last[right - 1] ?? 0) + (from[left - 1] === to[right - 1] ? 0 : 1)
      const isSwapped = from[left - 1] === to[right - 2] && from[left - 2] === to[right - 1]
      const swap = isSwapped ? (beforeLast[right - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(change, swap, (last[right] ?? 0) + 1, (row[right - 1] ?? 0) + 1))
    }
    beforeLast = last
    last = row
  }
  return last[to.length] ?? 0
}

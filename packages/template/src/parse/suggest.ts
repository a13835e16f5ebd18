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

/** How many letters must be added, dropped or changed to make one word of the other. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let left = 1; left <= from.length; left++) {
    const next = [left]
    for (let right = 1; right <= to.length; right++) {
      const change = (row[right - 1] ?? 0) + (from[left - 1] === to[right - 1] ? 0 : 1)
      next.push(Math.min(change, (row[right] ?? 0) + 1, (next[right - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}

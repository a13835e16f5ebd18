/** The word of a list that is most like what was written; null where none is near enough to be meant. */
export function nearestWord(written: string, words: readonly string[]): string | null {
  const [nearest] = words
    .map((word) => ({ word, steps: stepsBetween(written, word) }))
    .sort((one, other) => one.steps - other.steps)
  return nearest && nearest.steps <= Math.max(2, nearest.word.length / 2) ? nearest.word : null
}

/** How many letters are to be put in, taken out or replaced between two words. */
function stepsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, place) => place)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (const [place, other] of [...to].entries())
      next.push(
        Math.min(
          (next[place] ?? 0) + 1,
          (row[place + 1] ?? 0) + 1,
          (row[place] ?? 0) + (letter === other ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

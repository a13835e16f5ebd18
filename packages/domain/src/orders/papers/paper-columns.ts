/** The columns of a paper, in points: where each ends on the page, how wide the first is, and how large the letters in them are. */
export interface PaperColumns {
  readonly letters: number
  readonly firstWidth: number
  readonly ends: readonly number[]
}

/** How wide texts are in letters of the largest size: of the heads, and of all else. */
interface Measure {
  readonly head: (text: string) => number
  readonly cell: (text: string) => number
}

/** Sizes of letters, the first that leaves enough room for the first column counts. */
const sizes = [9, 8, 7, 6] as const

/** The size in which texts are measured. */
export const measuredLetters = sizes[0]

/** Between two columns. */
const gap = 10

/** The first column, whose words break into lines, has no less than this where smaller letters can give it. */
const leastFirst = 130

/** Columns as wide as what stands in them, all but the first aligned to the right: no amount, however large, runs into its neighbour. */
export function paperColumns(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  { left, right }: { readonly left: number; readonly right: number },
  measure: Measure,
): PaperColumns {
  const widest = heads.map((head, place) =>
    rows.reduce((most, row) => Math.max(most, measure.cell(row[place] ?? '')), measure.head(head)),
  )
  const others = widest.slice(1)
  const firstIn = (letters: number) =>
    right -
    left -
    others.reduce((sum, width) => sum + gap + Math.ceil((width * letters) / measuredLetters), 0)
  const letters =
    sizes.find((size) => firstIn(size) >= leastFirst) ?? sizes[sizes.length - 1] ?? measuredLetters
  const firstWidth = firstIn(letters)
  let end = left + firstWidth
  const ends = others.map((width) => {
    end += gap + Math.ceil((width * letters) / measuredLetters)
    return end
  })
  return { letters, firstWidth, ends: [left + firstWidth, ...ends] }
}

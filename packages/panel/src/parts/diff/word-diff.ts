/** A piece of a text, and whether the other side lacks it. */
export interface DiffPiece {
  readonly text: string
  readonly isOnlyHere: boolean
}

/** Texts of more words are compared by what they begin and end with alone. */
const mostCompared = 1_000_000

/** Two texts word by word: what stands on one side alone is marked. */
export function wordDiff(
  before: string,
  after: string,
): { readonly before: readonly DiffPiece[]; readonly after: readonly DiffPiece[] } {
  const [former, later] = [wordsOf(before), wordsOf(after)]
  const start = countSame(former, later)
  const end = countSame(former.slice(start).reverse(), later.slice(start).reverse())
  const [was, is] = [former.slice(start, former.length - end), later.slice(start, later.length - end)]
  const common = was.length * is.length > mostCompared ? none : longestCommon(was, is)
  const side = (words: readonly string[], kept: ReadonlySet<number>) =>
    joined(
      words.map((text, place) => ({
        text,
        isOnlyHere: place >= start && place < words.length - end && !kept.has(place - start),
      })),
    )
  return { before: side(former, common.before), after: side(later, common.after) }
}

const none = { before: new Set<number>(), after: new Set<number>() }

const wordsOf = (text: string) => text.split(/(?<=\s)(?=\S)/)

function countSame(one: readonly string[], other: readonly string[]): number {
  const place = one.findIndex((word, index) => word !== other[index])
  return place < 0 ? Math.min(one.length, other.length) : place
}

/** Places of the longest row of words that both have. */
function longestCommon(one: readonly string[], other: readonly string[]) {
  const width = other.length + 1
  const lengths = new Uint32Array((one.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
  const [before, after] = [new Set<number>(), new Set<number>()]
  for (let row = 0, column = 0; row < one.length && column < other.length; ) {
    if (one[row] === other[column]) {
      before.add(row)
      after.add(column)
      row += 1
      column += 1
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  }
  return { before, after }
}

function joined(pieces: readonly DiffPiece[]): readonly DiffPiece[] {
  const all: DiffPiece[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (last?.isOnlyHere === piece.isOnlyHere) all[all.length - 1] = { ...last, text: last.text + piece.text }
    else all.push(piece)
  }
  return all.filter(({ text }) => text !== '')
}

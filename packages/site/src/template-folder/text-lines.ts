/** Tells on which line of a text a place stands. Where its lines end is found once, at the first question, however many follow. */
export class TextLines {
  readonly #text: string
  #ends: readonly number[] | null = null

  constructor(text: string) {
    this.#text = text
  }

  /** The line of a character, from 1. */
  lineAt(index: number): number {
    return this.#endsBefore(index) + 1
  }

  /** The place of a character on its line, from 1. */
  columnAt(index: number): number {
    const before = this.#endsBefore(index)
    return index - (before === 0 ? 0 : this.#endOf(before) + 1) + 1
  }

  /** A line without its end; '' where there is none of that number. */
  textOf(line: number): string {
    if (line < 1 || line > this.#allEnds().length + 1) return ''
    return this.#text.slice(line === 1 ? 0 : this.#endOf(line - 1) + 1, this.#endOf(line))
  }

  #endOf(line: number): number {
    return this.#allEnds()[line - 1] ?? this.#text.length
  }

  /** How many lines end before a place. */
  #endsBefore(index: number): number {
    const ends = this.#allEnds()
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((ends[middle] ?? index) < index) low = middle + 1
      else high = middle
    }
    return low
  }

  #allEnds(): readonly number[] {
    if (this.#ends) return this.#ends
    const ends: number[] = []
    for (let at = this.#text.indexOf('\n'); at >= 0; at = this.#text.indexOf('\n', at + 1)) ends.push(at)
    this.#ends = ends
    return ends
  }
}

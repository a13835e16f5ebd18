/** A category or tag, with the number of items that carry it. */
export interface Term {
  readonly name: string
  readonly parent: string | null
  readonly total: number
  readonly depth: number
}

/** What is named. */
export type TermKind = 'category' | 'tag'

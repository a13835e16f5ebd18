/** A slice of a list, and how long the whole list is. */
export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

/** A row of any list. */
export interface AnyRow {
  readonly id: string
}

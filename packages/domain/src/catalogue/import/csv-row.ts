/** A row of a table, its cells by the header's names. */
export interface CsvRow {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

/** A row of a table, its cells by the header's names; a short row lacks those behind its end. */
export interface CsvRow {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

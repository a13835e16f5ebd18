import { plainCell } from '../../../lists/csv.ts'
import type { CsvRow } from '../csv-row.ts'

/** The cells of a row by the names of their columns in small letters, without spaces around. */
export type NamedCells = Readonly<Record<string, string>>

/** Reads the cells of a row whatever the letters of its header, or by `keyOf` its words; null where there is nothing in it, as spreadsheets leave rows at the end. */
export function namedCells({ cells }: CsvRow, keyOf = columnKey): NamedCells | null {
  const entries = Object.entries(cells).map(([name, text]) => [keyOf(name), plainCell(text.trim())] as const)
  return entries.some(([, text]) => text !== '') ? Object.fromEntries(entries) : null
}

/** A name of a column as such cells have it. */
export function columnKey(name: string): string {
  return name.trim().toLowerCase()
}

import { columnLabel, gridColumns } from './grid-columns.tsx'
import type { GridRange } from './rules/change-range.ts'
import { type CellNote, type GridLine, lineName } from './rules/grid-line.ts'

/** What a cell says to those who hear the grid. */
export function cellText(line: GridLine, colId: string | undefined): string {
  const column = gridColumns.find((each) => each.field === colId)
  const name = lineName(line)
  if (!column) return name
  const text = line.texts[column.field]
  const note = line.notes[column.field]
  const said = note ? `. ${noteText(note)}` : ''
  return `${columnLabel(column.field)} of ${name}: ${text === undefined ? 'not of this row' : text || 'empty'}${said}`
}

function noteText(note: CellNote): string {
  return note.kind === 'wrong' ? note.text : `Somebody else wrote ${note.theirs}`
}

/** What a range says when it holds more than a cell; null for a cell alone. */
export function rangeText(
  lines: readonly GridLine[],
  { fromLine, toLine, fields }: GridRange,
): string | null {
  const [first, last] = [lines[fromLine], lines[toLine]]
  const [from, to] = [fields[0], fields.at(-1)]
  if (!first || !last || !from || !to || (first === last && from === to)) return null
  const columns = from === to ? columnLabel(from) : `${columnLabel(from)} to ${columnLabel(to)}`
  if (first === last) return `${columns} of ${lineName(first)} chosen`
  return `${columns} of ${toLine - fromLine + 1} rows chosen, ${lineName(first)} to ${lineName(last)}`
}

/** What is said when rows were filled. */
export function filledText({ fromLine, toLine }: GridRange): string {
  const rows = toLine - fromLine
  return rows === 1 ? '1 row filled' : `${rows} rows filled`
}

/** What is said of pasted rows that found no row of the sheet. */
export function unfitText(rows: number): string {
  return rows === 1 ? '1 row did not fit' : `${rows} rows did not fit`
}

/** What is said when a step was taken back; how many are left makes each step heard. */
export function takenBackText(left: number): string {
  return left === 1 ? 'Taken back. 1 step left' : `Taken back. ${left} steps left`
}

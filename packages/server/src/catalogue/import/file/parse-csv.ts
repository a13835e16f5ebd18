import type { CsvRow } from '@vitrine/domain/catalogue/import/csv-row'
import type { RowProblem } from '@vitrine/domain/catalogue/import/product-draft'
import { decodeTable } from '@vitrine/domain/lists/decode-table'
import { parse } from 'csv-parse/sync'
import { inTurns } from '../../../services/in-turns.ts'

/** A table read from a file. */
export interface Table {
  readonly header: readonly string[]
  readonly rows: readonly CsvRow[]
  readonly problems: readonly RowProblem[]
  /** Why it is no table, for its owner: there is nothing in the file, no header either, or far too much. */
  readonly refusal: string | null
}

const emptyFileText = 'The file is empty.'

/** Rows of a few letters each would fill the memory long before a file is too large. */
const mostRows = 250_000

/** Cells take the memory, and the time: thousands of columns over thousands of rows are no table of a shop. */
const mostCells = 6_000_000

/** Says both, as parts that keep to the one could have more than the other. */
const tooMuchText =
  'A file can hold 250,000 rows at most, and 6,000,000 cells, empty ones among them. Please split it, or leave out columns that are empty.'

/** No row of a table is longer, in characters; one that is was never closed, or is no table. */
const longestRecord = 2_000_000

/** No table has more columns. */
const mostColumns = 2_000

/**
 * Reads a CSV file as spreadsheets write it: commas, semicolons or tabs, and the letters of `windows` where it is no Unicode. However it is made,
 * others have their turn meanwhile.
 */
export function parseCsv(bytes: Uint8Array, windows?: string): Promise<Table> {
  return inTurns(readTable(decodeTable(bytes, TextDecoder, windows)))
}

function* readTable(text: string): Generator<undefined, Table> {
  const delimiter = delimiterOf(text)
  if (yield* holdsTooMuch(text, delimiter)) return refused(tooMuchText)
  const problems: RowProblem[] = []
  const rows: CsvRow[] = []
  let header: readonly string[] | undefined
  for (const record of splitRecords(text)) {
    yield
    if (record === null) continue
    const { line } = record
    const read = parseRecord(record.text, delimiter)
    if (!read.ok) problems.push({ line, reason: read.reason })
    else if (header === undefined) header = read.values
    else rows.push({ line, cells: cellsOf(header, read.values) })
  }
  if (header === undefined && problems.length === 0) return refused(emptyFileText)
  return { header: header ?? [], rows, problems, refusal: null }
}

/** Whether a file has more rows or cells than are kept: they are counted before any is read, as reading them is what takes so long. */
function* holdsTooMuch(text: string, delimiter: string): Generator<undefined, boolean> {
  let columns = 0
  let rows = 0
  let cells = 0
  for (const record of splitRecords(text)) {
    yield
    if (record === null) continue
    if (columns === 0) {
      const read = parseRecord(record.text, delimiter)
      if (read.ok) columns = read.values.length
      if (read.ok) continue
    } else cells += Math.min(columns, cellCount(record.text, delimiter))
    rows += 1
    if (rows > mostRows || cells > mostCells) return true
  }
  return false
}

/** How many cells a record has: what divides them is outside of quotation marks. */
function cellCount(text: string, delimiter: string): number {
  if (text.length > longestRecord) return 0
  if (!text.includes('"')) return countOf(text, delimiter) + 1
  return text
    .split('"')
    .reduce((sum, part, place) => sum + (place % 2 === 0 ? countOf(part, delimiter) : 0), 1)
}

function refused(refusal: string): Table {
  return { header: [], rows: [], problems: [], refusal }
}

/** The sign that the header has most of. */
function delimiterOf(text: string): string {
  const [header = ''] = text.slice(0, longestRecord).split(/\r?\n/, 1)
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: countOf(header, sign) }))
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).sign
}

/** So many lines, or quotation marks, are looked at before others may have their turn. */
const lookedAtOnce = 100_000

/**
 * Cuts a file into records, each with the line on which it begins: at every line end that is outside of quotation marks; null now and then where
 * there is none for long. Each is then parsed on its own, so that one with a wrong mark does not spoil those behind it.
 */
function* splitRecords(text: string): Generator<{ readonly line: number; readonly text: string } | null> {
  let [firstLine, begin, isQuoted, looked] = [1, 0, false, 0]
  let mark = next(text, '"', 0)
  let end = 0
  for (let line = 1, at = 0; at <= text.length; line += 1, at = end + 1) {
    end = next(text, '\n', at)
    for (; mark < end; mark = next(text, '"', mark + 1)) {
      isQuoted = !isQuoted
      looked += 1
      if (looked % lookedAtOnce === 0) yield null
    }
    looked += 1
    if (looked % lookedAtOnce === 0) yield null
    if (isQuoted && end < text.length) continue
    const record = text.slice(begin, end).replace(/\r$/, '')
    if (record.trim() !== '') yield { line: firstLine, text: record }
    begin = end + 1
    firstLine = line + 1
  }
}

/** Where a sign comes next; the end of the text where it does not. */
function next(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from)
  return at === -1 ? text.length : at
}

function countOf(text: string, sign: string): number {
  let count = 0
  for (let at = next(text, sign, 0); at < text.length; at = next(text, sign, at + 1)) count += 1
  return count
}

type ReadRecord =
  | { readonly ok: true; readonly values: readonly string[] }
  | { readonly ok: false; readonly reason: string }

function parseRecord(text: string, delimiter: string): ReadRecord {
  if (text.length > longestRecord || countOf(text, delimiter) >= mostColumns + countOf(text, '"'))
    return { ok: false, reason: 'The row cannot be read: it is too long, or has too many columns.' }
  // What has no marks is cut in a fraction of the time.
  if (!/["\r]/.test(text)) return { ok: true, values: text.split(delimiter) }
  try {
    const [values = []] = parse(text.replaceAll('\r\n', '\n'), { delimiter })
    return { ok: true, values }
  } catch {
    return { ok: false, reason: 'The row cannot be read: its quotation marks do not match.' }
  }
}

/** The cells that a row has: a header of thousands of columns over thousands of short rows makes no millions of empty ones. */
function cellsOf(header: readonly string[], values: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(header.slice(0, values.length).map((name, place) => [name, values[place] ?? '']))
}

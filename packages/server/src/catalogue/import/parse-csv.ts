import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CsvRow } from '@vitrine/domain/catalogue/import/csv-row'
import type { RowProblem } from '@vitrine/domain/catalogue/import/product-draft'
import { encodingByMark } from '@vitrine/domain/lists/encoding-by-mark'
import { parse } from 'csv-parse/sync'

/** A table read from a file. */
export interface Table {
  readonly header: readonly string[]
  readonly rows: readonly CsvRow[]
  readonly problems: readonly RowProblem[]
  /** Whether there is nothing in the file, no header either. */
  readonly isEmpty: boolean
}

/** What to say of a file without anything in it. */
export const emptyFileText = 'The file is empty.'

/** Rows are read for so long; then those who wait for a page have their turn. */
const turnMs = 25

/** Reads a CSV file as spreadsheets write it: commas, semicolons or tabs. */
export async function parseCsv(bytes: Uint8Array): Promise<Table> {
  const text = decode(bytes)
  const delimiter = delimiterOf(text)
  const problems: RowProblem[] = []
  const rows: ParsedRow[] = []
  let endsAt = performance.now() + turnMs
  for (const { line, text: record } of splitRecords(text)) {
    if (performance.now() > endsAt) {
      await nextTurn()
      endsAt = performance.now() + turnMs
    }
    const values = parseRecord(record, delimiter)
    if (values) rows.push({ line, values })
    else problems.push({ line, reason: 'The row cannot be read: its quotation marks do not match.' })
  }
  const [header = { line: 1, values: [] }, ...others] = rows
  return {
    header: header.values,
    rows: others.map(({ line, values }) => ({ line, cells: cellsOf(header.values, values) })),
    problems,
    isEmpty: rows.length + problems.length === 0,
  }
}

interface ParsedRow {
  readonly line: number
  readonly values: readonly string[]
}

/** Unicode of either kind, or Windows' own letters. */
function decode(bytes: Uint8Array): string {
  const encoding = encodingByMark(bytes)
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The sign that the header has most of. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/\r?\n/, 1)
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: header.split(sign).length }))
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).sign
}

/**
 * Cuts a file into records, each with the line on which it begins: at every line end that is outside of quotation marks.
 * Each is then parsed on its own, so that one with a wrong mark does not spoil those behind it.
 */
function* splitRecords(text: string): Generator<{ readonly line: number; readonly text: string }> {
  let line = 1
  let firstLine = 1
  let record = ''
  let isQuoted = false
  for (const part of text.split(/\r?\n/)) {
    record = record === '' ? part : `${record}\n${part}`
    line += 1
    const marks = part.split('"').length - 1
    if (marks % 2 === 1) isQuoted = !isQuoted
    if (isQuoted) continue
    if (record.trim() !== '') yield { line: firstLine, text: record }
    record = ''
    firstLine = line
  }
  if (record !== '') yield { line: firstLine, text: record }
}

function parseRecord(text: string, delimiter: string): readonly string[] | undefined {
  // What has no marks is cut in a fraction of the time.
  if (!/["\r]/.test(text)) return text.split(delimiter)
  try {
    const [values] = parse(text, { delimiter })
    return values
  } catch {
    return undefined
  }
}

/** The cells that a row has: a header of thousands of columns over thousands of short rows makes no millions of empty ones. */
function cellsOf(header: readonly string[], values: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(header.slice(0, values.length).map((name, place) => [name, values[place] ?? '']))
}

import { type TranslationKind, translationKinds } from '@vitrine/domain/languages/translation'
import { plainCell } from '@vitrine/domain/lists/csv'
import { windowsOf } from '@vitrine/domain/lists/decode-table'
import { parseCsv } from '../catalogue/import/file/parse-csv.ts'
import { hashOfCell } from './exported-text.ts'
import { fileColumns } from './translations-file.ts'

/** A row of a file of translations. */
export interface FileRow {
  readonly line: number
  readonly kind: TranslationKind
  readonly id: string
  readonly field: string
  readonly sourceHash: string
  /** Of the translation as it was when the file was written; '' where the file does not say it. */
  readonly translationHash: string
  readonly translation: string
}

/** A row that was not taken as it is. */
export interface RowReport {
  readonly line: number
  readonly outcome: 'outdated' | 'unknown' | 'refused'
  readonly reason: string
}

/** The rows of a file, or why it is none of translations. */
export type ReadRows =
  | { readonly ok: true; readonly rows: readonly FileRow[]; readonly problems: readonly RowReport[] }
  | { readonly ok: false; readonly message: string }

/** Reads a file of translations to a language, as it was written or as a spreadsheet saved it. */
export async function readRows(bytes: Uint8Array, language: string): Promise<ReadRows> {
  const table = await parseCsv(bytes, windowsOf(language))
  if (table.refusal !== null) return { ok: false, message: table.refusal }
  const lacking = needed.filter((name) => !table.header.includes(name))
  if (lacking.length > 0)
    return { ok: false, message: `This is no file of translations: it has no column ${lacking.join(', ')}.` }
  const rows: FileRow[] = []
  const problems: RowReport[] = table.problems.map(({ line, reason }) => ({
    line,
    outcome: 'refused',
    reason,
  }))
  for (const { line, cells } of table.rows) {
    const cell = (name: string) => plainCell(Object.hasOwn(cells, name) ? (cells[name] ?? '') : '')
    const kind = translationKinds.find((each) => each === cell('kind'))
    if (kind === undefined)
      problems.push({ line, outcome: 'unknown', reason: 'There is no such kind of thing.' })
    else
      rows.push({
        line,
        kind,
        id: cell('id'),
        field: cell('field'),
        sourceHash: hashOfCell(cell('sourceHash')),
        translationHash: hashOfCell(cell('translationHash')),
        translation: cell('translation'),
      })
  }
  return { ok: true, rows, problems }
}

const extra = ['title', 'label', 'state', 'source', 'translationHash']

const needed = fileColumns.filter((name) => !extra.includes(name))

import type { OutsideView } from '../inbox/outside-view.ts'
import type { Submission } from '../inbox/submission.ts'
import type { SheetColumn } from './form-target.ts'
import { answerText } from './submission-event.ts'

/** What stands in front of the answers. The id tells a row that a repeated delivery wrote twice. */
const firstTitles = ['Date', 'Submission', 'Page'] as const

/** The columns with those of a submission's fields that were not there so far, behind the others: nothing moves. */
export function withColumns(
  columns: readonly SheetColumn[],
  { fields }: Pick<Submission, 'fields'>,
): readonly SheetColumn[] {
  const added = fields.filter(({ id }) => !columns.some((column) => column.id === id))
  return [...columns, ...added.map(({ id, title }) => ({ id, title: title || id }))]
}

/** The first row of a sheet. */
export function sheetHead(columns: readonly SheetColumn[]): readonly string[] {
  return [...firstTitles, ...columns.map(({ title }) => title)]
}

/** Characters that a cell of a sheet holds. */
const cellLength = 50_000

/** The row of a submission. */
export function sheetRow(sent: OutsideView, columns: readonly SheetColumn[]): readonly string[] {
  const { id, page, createdAtMs } = sent
  const answers = columns.map((column) => answerText(sent, column.id).slice(0, cellLength))
  return [new Date(createdAtMs).toISOString(), id, page.title, ...answers]
}

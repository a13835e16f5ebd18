import type { BodyOf, ReplyOf } from '@vitrine/contract/call'
import type { saveGridCall } from '@vitrine/contract/catalogue/grid-calls'
import type { GridCells, GridField } from '@vitrine/domain/catalogue/grid/grid-row'
import {
  type CellNote,
  cellTexts,
  changedFields,
  type GridLine,
  type GridSite,
  type StoredRow,
} from './grid-line.ts'
import { readCell } from './read-cell.ts'

/** A row as the server takes it. */
export type SentRow = BodyOf<typeof saveGridCall>['rows'][number]

/** What came of a row. */
export type RowOutcome = ReplyOf<typeof saveGridCall>['outcomes'][number]

/** A line as it was sent, and as it is after that. */
export interface SentLine {
  readonly line: GridLine
  readonly after: GridLine
}

/** What is said of a row whose product or variant was removed meanwhile. */
export const goneText = 'This was removed meanwhile.'

/** A changed line as it is sent; or what is wrong in its cells. Null for a line without changes. */
export function sentRow(
  line: GridLine,
  site: GridSite,
):
  | { readonly ok: true; readonly row: SentRow }
  | { readonly ok: false; readonly notes: GridLine['notes'] }
  | null {
  const fields = changedFields(line)
  if (fields.length === 0) return null
  let is: GridCells = {}
  const was: Record<string, unknown> = {}
  const notes: Partial<Record<GridField, CellNote>> = {}
  for (const field of fields) {
    const read = readCell(field, line.texts[field] ?? '', site)
    if (read.ok) is = { ...is, ...read.cells }
    else notes[field] = { kind: 'wrong', text: read.text }
    was[field] = line.cells[field]
  }
  if (Object.keys(notes).length > 0) return { ok: false, notes }
  const { productId, variantId } = line
  return { ok: true, row: { productId, variantId, was: copied(was), is: copied(is) } }
}

/** The contract's cells are lists that may be written. */
function copied(cells: GridCells): SentRow['is'] {
  const { categories, tags, ...others } = cells
  return { ...others, ...(categories && { categories: [...categories] }), ...(tags && { tags: [...tags] }) }
}

/** A line after it was sent: as stored now, with what was typed where it could not be saved, and why. */
export function lineAfterSave(
  line: GridLine,
  {
    outcome,
    now,
    site,
  }: { readonly outcome: RowOutcome; readonly now: StoredRow | undefined; readonly site: GridSite },
): GridLine {
  const cells = now?.cells ?? line.cells
  const stored = now ? cellTexts(cells, site) : line.stored
  const fresh = { ...line, cells, stored, held: now?.held ?? line.held }
  if (outcome.outcome === 'saved') return { ...fresh, texts: stored, notes: {} }
  const changed = changedFields(line)
  const typed = Object.fromEntries(changed.map((field) => [field, line.texts[field]]))
  return { ...fresh, texts: { ...stored, ...typed }, notes: notesOf(outcome, changed, stored) }
}

/** The lines as they stand now, after some of them were sent: what was typed since stays. */
export function linesAfterSave(now: readonly GridLine[], sent: readonly SentLine[]): readonly GridLine[] {
  const byKey = new Map(sent.map((each) => [each.line.key, each]))
  return now.map((line) => {
    const own = byKey.get(line.key)
    return own ? withTypedSince(line, own) : line
  })
}

function withTypedSince(now: GridLine, { line, after }: SentLine): GridLine {
  // A line that was loaded anew since holds nothing of what was sent.
  const before = now.stored === line.stored ? line.texts : now.stored
  const fields = Object.keys(now.texts) as GridField[]
  const typed = fields.filter((field) => now.texts[field] !== before[field])
  if (typed.length === 0) return after
  const texts: Partial<Record<GridField, string>> = { ...after.texts }
  const notes: Partial<Record<GridField, CellNote>> = { ...after.notes }
  for (const field of typed) {
    const text = now.texts[field]
    const note = now.notes[field]
    if (text !== undefined) texts[field] = text
    // That somebody else wrote something here is still to be answered.
    if (notes[field]?.kind !== 'clash') delete notes[field]
    if (note) notes[field] = note
  }
  return { ...after, texts, notes }
}

function notesOf(
  outcome: RowOutcome,
  changed: readonly GridField[],
  stored: GridLine['stored'],
): GridLine['notes'] {
  const notes: Partial<Record<GridField, CellNote>> = {}
  if (outcome.outcome === 'clash')
    for (const field of outcome.fields) notes[field] = { kind: 'clash', theirs: stored[field] ?? '' }
  if (outcome.outcome === 'refused')
    for (const [field, text] of Object.entries(outcome.errors))
      notes[field as GridField] = { kind: 'wrong', text }
  const [first] = changed
  if (outcome.outcome === 'gone' && first) notes[first] = { kind: 'wrong', text: goneText }
  return notes
}

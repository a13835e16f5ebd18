import { saveGridCall } from '@vitrine/contract/catalogue/grid-calls'
import type { Refusal } from '@vitrine/contract/client/outcome'
import { call } from '../../../call/client.ts'
import type { CellNote, GridLine, GridSite, StoredRow } from './rules/grid-line.ts'
import { lineAfterSave, type SentLine, type SentRow, sentRow } from './rules/grid-save.ts'

/** How many rows a call saves. */
const rowsPerCall = 200

/** What became of lines, how many were saved, and what stopped it, if something did. */
export interface SentLines {
  readonly lines: readonly SentLine[]
  readonly saved: number
  readonly refusal: Refusal | null
}

/** Saves changed lines, as many at once as a call takes. What was saved before a call failed is saved; the rest stays as it was typed. */
export async function sendLines(lines: readonly GridLine[], site: GridSite): Promise<SentLines> {
  const { wrong, rows } = prepared(lines, site)
  const sent = [...wrong]
  let saved = 0
  for (let start = 0; start < rows.length; start += rowsPerCall) {
    const part = rows.slice(start, start + rowsPerCall)
    const outcome = await call(saveGridCall, { body: { rows: part.map((each) => each.row) } })
    if (!outcome.ok) return { lines: sent, saved, refusal: outcome.refusal }
    const now = new Map<string, StoredRow>(outcome.reply.rows.map((row) => [keyOf(row), row]))
    for (const [place, { line, row }] of part.entries()) {
      const came = outcome.reply.outcomes[place]
      if (!came) continue
      if (came.outcome === 'saved') saved += 1
      sent.push({ line, after: lineAfterSave(line, { outcome: came, now: now.get(keyOf(row)), site }) })
    }
  }
  return { lines: sent, saved, refusal: null }
}

/** What can be sent, and the lines with what is wrong in them. A line with a clash waits until its owner has chosen. */
function prepared(lines: readonly GridLine[], site: GridSite) {
  const rows: { readonly line: GridLine; readonly row: SentRow }[] = []
  const wrong: SentLine[] = []
  for (const line of lines) {
    if (Object.values(line.notes).some((note: CellNote) => note.kind === 'clash')) continue
    const sent = sentRow(line, site)
    if (sent?.ok) rows.push({ line, row: sent.row })
    else if (sent) wrong.push({ line, after: { ...line, notes: sent.notes } })
  }
  return { wrong, rows }
}

const keyOf = ({ productId, variantId }: { readonly productId: string; readonly variantId: string | null }) =>
  `${productId}/${variantId ?? ''}`

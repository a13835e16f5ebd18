import type { BulkView } from '@vitrine/domain/lists/bulk/bulk-act'
import { readStart, readView } from '@vitrine/domain/lists/list-request'
import type { SiteTables } from '@vitrine/store/store'
import type { BulkActHandler } from './bulk-act-handler.ts'

/** Rows of a view that are read at once. */
const walkedAtOnce = 250

/** Rows of a view, and behind which place further ones are; null at its end. */
interface WalkedRows {
  readonly rowIds: readonly string[]
  readonly next: string | null
}

/** Reads the next rows of a view by a sort that changes of rows leave alone, with the days of when the act began. */
export async function walkView(
  tables: SiteTables,
  { view, atMs }: { readonly view: BulkView; readonly atMs: number },
  handler: BulkActHandler<unknown>,
): Promise<WalkedRows> {
  const { list, sort } = handler
  const moment = { timeZone: view.timeZone, nowMs: atMs }
  const viewed = readView({ q: view.q, f: view.f, sort }, list, moment)
  if (!viewed.ok) throw new Error(`The list ${list.name} does not know the view of an act: ${viewed.problem}`)
  const started = readStart({ after: view.after || undefined }, viewed.view.sort, list)
  if (!started.ok) throw new Error(`The list ${list.name} gave out a place that it does not know`)
  const ask = { ...viewed.view, start: started.start, limit: walkedAtOnce, isUncounted: true }
  const page = await handler.read(tables, ask, atMs)
  return { rowIds: page.rows.map(({ id }) => id), next: page.next }
}

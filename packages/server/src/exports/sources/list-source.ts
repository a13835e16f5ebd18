import type { ListCell } from '@vitrine/domain/lists/csv'
import type { ListDescription } from '@vitrine/domain/lists/list-description'
import { readStart } from '@vitrine/domain/lists/list-request'
import type { ListPage } from '@vitrine/store/lists/list-page'
import type { ListAsk } from '@vitrine/store/lists/read-list'
import type { SiteStore } from '@vitrine/store/store'
import type { ExportSource } from '../export-source.ts'

interface ListSourceOf<Row> {
  readonly list: ListDescription
  /** What it is walked by: something that never changes of a row. */
  readonly sortKey: string
  readonly read: (store: SiteStore, ask: ListAsk) => Promise<ListPage<Row>>
  /** What stands in the columns of some rows, each by its key. */
  readonly cellsOf: (
    store: SiteStore,
    rows: readonly Row[],
  ) => Promise<readonly ((key: string) => ListCell)[]>
}

/** Rows that are read at once. */
const batch = 250

/** A list of the panel as what is exported, with all its columns. */
export function listSource<Row>({ list, sortKey, read, cellsOf }: ListSourceOf<Row>): ExportSource {
  const header = list.columns.map(({ key }) => key)
  const sort = { key: sortKey, isDescending: false }
  const all = { words: [], tests: [], sort }
  return {
    header,
    count: async (store) => {
      const { total } = await read(store, { ...all, start: null, limit: 1 })
      return total.isMore ? null : total.count
    },
    read: async (after, { store }) => {
      const started = readStart({ after: after || undefined }, sort, list)
      if (!started.ok) throw new Error(`The list ${list.name} gave out a place that it does not know`)
      const page = await read(store, { ...all, start: started.start, limit: batch, isUncounted: true })
      const lines = (await cellsOf(store, page.rows)).map((cellOf) => header.map(cellOf))
      return { lines, looked: lines.length, written: lines.length, left: [], next: page.next }
    },
  }
}

import { setImmediate as nextTurn } from 'node:timers/promises'
import { byteOrderMark, csvLine, type ListCell } from '@vitrine/domain/lists/csv'
import type { ListDescription } from '@vitrine/domain/lists/list-description'
import { type AskedView, readStart } from '@vitrine/domain/lists/list-request'
import type { ListPage } from '@vitrine/store/lists/list-page'
import type { ListAsk } from '@vitrine/store/lists/read-list'
import type { Exchange } from '../http/exchange.ts'
import { type FileReply, fileReply, type Refusal, refuse } from '../http/reply/reply.ts'
import { readListAsk } from './read-list-ask.ts'

/** Where the rows of a file come from, and what stands in their columns. */
interface FileSource<Row> {
  readonly read: (ask: ListAsk) => Promise<ListPage<Row>>
  readonly cellOf: (row: Row, column: string) => ListCell
}

type Asked = Pick<Exchange, 'site' | 'services'> & {
  readonly query: AskedView & { readonly cols?: string | undefined }
}

/** Said of a column that a list does not have. */
const unknownColumnText = 'This list has no such column.'

/** Answers a list as a file. Rows are read a batch at a time, when what was read before has been sent. */
export function listFile<Row>(
  exchange: Asked,
  list: ListDescription,
  source: FileSource<Row>,
): FileReply | Refusal {
  const read = readListAsk(exchange, list)
  if (!read.ok) return read.refused
  const columns = columnsOf(exchange.query.cols, list)
  if (columns === null)
    return refuse('fields-wrong', unknownColumnText, { errors: { cols: unknownColumnText } })
  const { timeZone } = exchange.site
  const parts = linesOf({ ask: read.ask, list, columns, timeZone }, source)
  const day = new Date(exchange.services.clock()).toISOString().slice(0, 10)
  return fileReply(parts, { name: `${list.name}-${day}.csv`, type: 'text/csv; charset=utf-8' })
}

/** Rows that are read at once. */
const batch = 250

interface FileOf {
  readonly ask: ListAsk
  readonly list: ListDescription
  readonly columns: readonly string[]
  readonly timeZone: string
}

async function* linesOf<Row>(
  { ask, list, columns, timeZone }: FileOf,
  { read, cellOf }: FileSource<Row>,
): AsyncIterable<string> {
  yield byteOrderMark + csvLine(columns, timeZone)
  for (let next: string | null = ''; next !== null; ) {
    const started = readStart({ after: next || undefined }, ask.sort, list)
    if (!started.ok) throw new Error(`The list ${list.name} gave out a place that it does not know`)
    const page: ListPage<Row> = await read({ ...ask, start: started.start, limit: batch, isUncounted: true })
    yield page.rows
      .map((row) =>
        csvLine(
          columns.map((key) => cellOf(row, key)),
          timeZone,
        ),
      )
      .join('')
    next = page.next
    // Those who wait for a page have their turn.
    await nextTurn()
  }
}

/** The columns of a file; null when the list does not have one of them. */
function columnsOf(asked: string | undefined, { columns }: ListDescription): readonly string[] | null {
  if (asked === 'all') return columns.map(({ key }) => key)
  const keys = (asked ?? '').split(',').filter((key) => key !== '')
  if (keys.length === 0) return columns.filter(({ isShownAtFirst }) => isShownAtFirst).map(({ key }) => key)
  return keys.every((key) => columns.some((column) => column.key === key)) ? keys : null
}

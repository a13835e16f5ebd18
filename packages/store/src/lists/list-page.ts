import { writePlace } from '@vitrine/domain/lists/list-place'
import type { ListTotal } from './count-list.ts'
import type { ListAsk, ListSlice } from './read-list.ts'

/** Rows of a list, and where the pages before and behind them are. */
export interface ListPage<Row> {
  readonly rows: readonly Row[]
  readonly next: string | null
  readonly previous: string | null
  readonly total: ListTotal
}

/** Puts the rows of a slice in its order; one that cannot be read is left out. */
export function pageOf<Row>(
  { places, hasNext, hasPrevious, total }: ListSlice,
  { sort }: Pick<ListAsk, 'sort'>,
  byId: ReadonlyMap<string, Row>,
): ListPage<Row> {
  const [first, last] = [places[0], places.at(-1)]
  const name = `${sort.isDescending ? '-' : ''}${sort.key}`
  return {
    rows: places.flatMap(({ id }) => byId.get(id) ?? []),
    next: hasNext && last ? writePlace(name, last) : null,
    previous: hasPrevious && first ? writePlace(name, first) : null,
    total,
  }
}

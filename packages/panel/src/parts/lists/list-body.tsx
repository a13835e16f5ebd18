import type { UseQueryResult } from '@tanstack/react-query'
import { conditionProblemText } from '@vitrine/domain/lists/conditions'
import { failureText } from '../../call/messages.ts'
import { refusalOf } from '../../call/refusal.ts'
import { ErrorNotice } from '../error-notice.tsx'
import type { ListSearch } from './address/list-search.ts'
import type { changeSearch, ListState } from './address/list-state.ts'
import type { AnyRow } from './any-row.ts'
import { Later } from './later.tsx'
import type { ListPage, ListReading, ListRoom } from './list-room.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { NewsBar } from './news-bar.tsx'
import { NothingFound, unknownFilterText } from './nothing-found.tsx'
import { RowsCards } from './rows/rows-cards.tsx'
import { RowsFoot } from './rows/rows-foot.tsx'
import { RowsTable } from './rows/rows-table.tsx'
import { RowsTiles } from './rows/rows-tiles.tsx'
import type { SelectionOf } from './selection/use-selection.ts'

interface ListBodyProps<Row extends AnyRow> {
  readonly room: ListRoom<Row>
  readonly state: ListState
  readonly query: UseQueryResult<ListPage<Row>>
  readonly reading: ListReading<Row>
  readonly selection: SelectionOf<Row> | null
  readonly lacksColumns: boolean
  readonly onShow: (change: Parameters<typeof changeSearch>[1]) => void
}

/** The rows that were found: on their way, trouble, none, or rows. */
export function ListBody<Row extends AnyRow>(props: ListBodyProps<Row>) {
  const { room, state, query, reading, selection, lacksColumns, onShow } = props
  const { many } = room.list.rowNames
  const clear = () => onShow({ q: undefined, f: undefined })
  if (state.problem !== null)
    return (
      <NothingFound
        title={conditionProblemText[state.problem]}
        description={unknownFilterText}
        onClear={clear}
      />
    )
  if (query.isPending)
    return (
      <Later>
        <ListSkeleton label={`Loading ${many}`} />
      </Later>
    )
  if (query.isLoadingError && refusalOf(query.error).status === 400)
    return <RefusedAddress error={query.error} search={state.search} onClear={clear} onShow={onShow} />
  if (query.isLoadingError)
    return <ErrorNotice error={query.error} title={failureText.list} onRetry={() => void query.refetch()} />
  const page = query.data
  const isNarrowed = state.search.q !== undefined || state.search.f !== undefined
  const emptyView = state.search.q === undefined ? room.emptyViews?.[state.search.f ?? ''] : undefined
  const Rows = room.tile ? RowsTiles : lacksColumns ? RowsCards : RowsTable
  return (
    <>
      {query.isRefetchError && (
        <ErrorNotice error={query.error} title={failureText.list} onRetry={() => void query.refetch()} />
      )}
      <NewsBar room={room} reading={reading} shown={page} />
      {page.rows.length > 0 && (
        <>
          <Rows
            room={room}
            state={state}
            rows={page.rows}
            selection={selection}
            onSort={(sort) => onShow({ sort })}
            isStale={query.isPlaceholderData}
          />
          <RowsFoot names={room.list.rowNames} page={page} onPage={onShow} />
        </>
      )}
      {page.rows.length === 0 &&
        (emptyView ??
          (isNarrowed ? (
            <NothingFound
              title={`No ${many} found`}
              description="Try other words, or fewer filters."
              onClear={clear}
            />
          ) : (
            room.empty
          )))}
    </>
  )
}

interface RefusedAddressProps {
  readonly error: unknown
  readonly search: ListSearch
  readonly onClear: () => void
  readonly onShow: (change: Parameters<typeof changeSearch>[1]) => void
}

/** Says why the list does not take what its address asks: asked again, it would say the same. */
function RefusedAddress({ error, search, onClear, onShow }: RefusedAddressProps) {
  const { message } = refusalOf(error)
  // A change begins at the first page.
  if (search.after !== undefined || search.before !== undefined)
    return (
      <NothingFound
        title={failureText.list}
        description={message}
        action="Show from the beginning"
        onClear={() => onShow({})}
      />
    )
  return <NothingFound title={failureText.list} description={message} onClear={onClear} />
}

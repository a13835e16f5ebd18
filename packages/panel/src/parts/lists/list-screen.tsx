import { Paper } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { may } from '../../session/may.ts'
import { useSession } from '../../session/session.ts'
import type { BulkAct } from './acts/act-of-room.ts'
import { BulkBar } from './acts/bulk-bar.tsx'
import { readKeptColumns } from './address/kept-columns.ts'
import type { ListSearch } from './address/list-search.ts'
import { askedSort, changeSearch, readListState } from './address/list-state.ts'
import type { AnyRow } from './any-row.ts'
import { ListBody } from './list-body.tsx'
import { type ListRoom, nameOfCall } from './list-room.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { useSelection } from './selection/use-selection.ts'
import { leaveTrail } from './trail/list-trail.ts'
import { useLacksColumns } from './use-lacks-columns.ts'
import { findView } from './views/list-views.ts'
import { useViews } from './views/use-views.ts'
import { ViewTabs } from './views/view-tabs.tsx'

const ActProgress = lazy(() =>
  import('./acts/act-progress.tsx').then((file) => ({ default: file.ActProgress })),
)

/** Rows on a page of a list. */
const pageRows = 50

interface ListScreenProps<Row extends AnyRow> {
  readonly room: ListRoom<Row>
  readonly search: ListSearch
  /** Goes to another address of the list; what is typed replaces the one that is shown. */
  readonly onShow: (search: ListSearch, isTyped: boolean) => void
}

/** A list of the panel: views, search, filters, rows, selection and acts, all as its address says. */
export function ListScreen<Row extends AnyRow>({ room, search, onShow }: ListScreenProps<Row>) {
  const { list, acts } = room
  const { roles } = useSession().account
  const canSelect = acts.some(({ call }) => may(roles, call))
  const [kept, setKept] = useState(() => readKeptColumns(list.name))
  const [started, setStarted] = useState<BulkAct | null>(null)
  const state = readListState(list, search, kept)
  const views = useViews(list)
  const now = findView(views.views, search)
  const { q, f, after, before } = search
  const asked = { ...(q && { q }), ...(f && { f }), ...askedSort(state), limit: pageRows }
  const reading = room.read({ ...asked, ...(after && { after }), ...(before && { before }) })
  const query = useQuery({
    ...reading,
    placeholderData: keepPreviousData,
    // What changes meanwhile is offered, not slipped in.
    refetchOnWindowFocus: false,
    enabled: state.problem === null,
  })
  const page = state.problem === null ? query.data : undefined
  const of = useSelection(page?.rows ?? [], JSON.stringify([q, f]))
  useTrail({ room, search, page, asked })

  const show = (change: Parameters<typeof changeSearch>[1], isTyped = false) => {
    const next = changeSearch(search, change)
    // A view that is changed stays the view that was chosen; the first needs no name.
    const base = now.view !== null && now.view !== views.views[0] ? { view: now.view.key } : {}
    onShow({ ...next, ...base }, isTyped)
  }

  return (
    <>
      {started && (
        <Suspense>
          <ActProgress
            key={started.id}
            first={started}
            listCall={nameOfCall(reading)}
            onClose={() => setStarted(null)}
          />
        </Suspense>
      )}
      <Paper withBorder>
        <ViewTabs
          label={`Views of ${list.rowNames.many}`}
          views={views.views}
          now={now}
          onShow={(next) => onShow(next, false)}
        />
        <ListToolbar
          room={room}
          state={state}
          views={views}
          now={now}
          onShow={show}
          onShowView={(next) => onShow(next, false)}
          onColumns={setKept}
        />
        <ListBody
          room={room}
          state={state}
          query={query}
          reading={reading}
          selection={canSelect ? of : null}
          lacksColumns={useLacksColumns()}
          onShow={show}
        />
      </Paper>
      {page && (of.selection.isAll || of.selection.rows.size > 0) && (
        <BulkBar
          room={room}
          state={state}
          total={page.total}
          pageCount={page.rows.length}
          of={of}
          onStarted={setStarted}
        />
      )}
    </>
  )
}

interface TrailOf<Row extends AnyRow> {
  readonly room: ListRoom<Row>
  readonly search: ListSearch
  readonly page:
    | { readonly rows: readonly Row[]; readonly next: string | null; readonly previous: string | null }
    | undefined
  readonly asked: Parameters<ListRoom<Row>['read']>[0]
}

/** Leaves behind what the list shows, for the way back and for the records beside each other. */
function useTrail<Row extends AnyRow>({ room, search, page, asked }: TrailOf<Row>): void {
  const router = useRouter()
  const path = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => {
    if (!page) return
    leaveTrail(path, {
      search,
      historyIndex: router.state.location.state.__TSR_index,
      ids: page.rows.map(({ id }) => id),
      next: page.next,
      previous: page.previous,
      readPage: (place) => room.read({ ...asked, ...place }).queryFn(),
    })
  })
}

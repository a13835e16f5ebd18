import { Group, NativeSelect } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { keepColumns } from './address/kept-columns.ts'
import type { ListSearch } from './address/list-search.ts'
import type { changeSearch, ListState } from './address/list-state.ts'
import type { AnyRow } from './any-row.ts'
import { FilterBar } from './filters/filter-bar.tsx'
import type { ListRoom } from './list-room.ts'
import { MoreMenu } from './more-menu.tsx'
import { ColumnsMenu } from './rows/columns-menu.tsx'
import { SearchBox } from './search-box.tsx'
import { useLacksColumns } from './use-lacks-columns.ts'
import type { ViewNow } from './views/list-views.ts'
import type { Views } from './views/use-views.ts'
import { ViewMenu } from './views/view-menu.tsx'

const FilterSheet = lazy(() =>
  import('./filters/filter-sheet.tsx').then((file) => ({ default: file.FilterSheet })),
)

interface ListToolbarProps<Row extends AnyRow> {
  readonly room: ListRoom<Row>
  readonly state: ListState
  readonly views: Views
  readonly now: ViewNow
  readonly onShow: (change: Parameters<typeof changeSearch>[1], isTyped?: boolean) => void
  readonly onShowView: (search: ListSearch) => void
  /** Takes the columns that this person chose, as in `cols=`. */
  readonly onColumns: (cols: string | null) => void
}

/** What is looked for in a list, and how it is shown. */
export function ListToolbar<Row extends AnyRow>(props: ListToolbarProps<Row>) {
  const { room, state, views, now, onShow, onShowView, onColumns } = props
  const { list } = room
  const lacksColumns = useLacksColumns()
  const hasHeadings = !lacksColumns && !room.tile
  const Filters = lacksColumns ? FilterSheet : FilterBar
  const chooseColumns = (cols: string | null) => {
    keepColumns(list.name, cols)
    onColumns(cols)
    onShow({ cols: cols ?? undefined })
  }
  const tools = (
    <Group gap="xs" ml="auto">
      {room.tools}
      <ViewMenu views={views} now={now} search={state.search} onShow={onShowView} />
      {hasHeadings && <ColumnsMenu list={list} columns={state.columns} onChange={chooseColumns} />}
      <MoreMenu room={room} state={state} />
    </Group>
  )
  return (
    <Group p="md" gap="xs">
      <SearchBox
        label={`Search ${list.rowNames.many}`}
        text={state.search.q ?? ''}
        onSearch={(q) => onShow({ q: q === '' ? undefined : q }, true)}
      />
      {/* Two lines of a phone: beside the search they leave the order its words. */}
      {lacksColumns && tools}
      <Group gap="xs" flex={lacksColumns ? '1 1 100%' : undefined} wrap={lacksColumns ? 'nowrap' : 'wrap'}>
        <Suspense>
          <Filters
            filters={list.filters}
            conditions={state.conditions}
            onChange={(f) => onShow({ f: f === '' ? undefined : f })}
          />
        </Suspense>
        {!hasHeadings && <SortSelect list={list} sort={state.sort} onSort={(sort) => onShow({ sort })} />}
      </Group>
      {!lacksColumns && tools}
    </Group>
  )
}

interface SortSelectProps {
  readonly list: ListRoom<never>['list']
  readonly sort: ListState['sort']
  readonly onSort: (sort: string) => void
}

/** Cards and tiles have no headings to sort by. */
function SortSelect({ list, sort, onSort }: SortSelectProps) {
  const choices = list.columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ key, label }) => [
      { value: key, label: `${label}, ascending` },
      { value: `-${key}`, label: `${label}, descending` },
    ])
  return (
    <NativeSelect
      aria-label="Sort by"
      flex={1}
      miw={100}
      maw={240}
      data={choices}
      value={sort.isDescending ? `-${sort.key}` : sort.key}
      onChange={({ currentTarget }) => onSort(currentTarget.value)}
    />
  )
}
